import { expect, test } from 'vitest';
import { aNomenclature } from '../config.fixtures.ts';
import { nomenclaturesCatalogue } from './nomenclatures.catalogue.ts';
import { nomenclaturesMessages } from './nomenclatures.messages.ts';

const { searchBy } = nomenclaturesCatalogue(nomenclaturesMessages.defaults).table;

const entry = aNomenclature({
  id: 41,
  careerId: 7,
  careerName: undefined,
  genderId: 2,
  genderName: undefined,
});

test.each([
  ['our word for a gender that came without a name', entry, 'Femenino'],
  ['the number of a gender that nobody names', { ...entry, genderId: 3 }, 'Género 3'],
  [
    'the name of a gender that came without an id',
    { ...entry, genderId: undefined, genderName: 'No binario' },
    'No binario',
  ],
  ['the id of a career that came without a name', entry, '7'],
  ['the name of a career', { ...entry, careerName: 'Química' }, 'Química'],
  ['the title', entry, 'Licenciado en Química'],
  ['the id', entry, '41'],
])('the search finds %s', (_, row, shown) => {
  expect(searchBy(row)).toContain(shown);
});
