import { expect, test } from 'vitest';
import { aCareer } from '#domain/degree/career.fixtures.ts';
import { careersCatalogue } from './careers.catalogue.ts';
import { careersMessages } from './careers.messages.ts';

test('shows the columns of the specification, with 0 for a missing order', () => {
  const { columns } = careersCatalogue(careersMessages.defaults).table;
  expect(columns.map(({ header }) => header)).toEqual([
    'ID',
    'Nombre',
    'Facultad',
    'Orden acta',
    'Orden asignado',
    'Orden folio',
  ]);
  const shown = columns.map(({ value }) => value(aCareer({ id: 7 })));
  expect(shown).toEqual([7, 'Química', 'Facultad de Ciencias', 0, 0, 0]);
});
