import { expect, test } from 'vitest';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import { statedFields, statedProblems, statedValues, statementOf } from './stated-fields.flow.ts';

const statement: TitleStatement = {
  birth: { date: { year: 1998, month: 3, day: 3 }, place: 'Mérida' },
  gender: undefined,
  ceremonyName: 'Acto de Grado Julio 2026',
  ceremonyLocation: 'Aula Magna',
  fields: { modalidad: 'presencial', ciudad: '' },
};

test('the values of a form state what the title states', () => {
  expect(statementOf(statedValues(statement), statement)).toEqual(statement);
});

test('the form has a field for each value, the additional ones by name', () => {
  expect(statedFields(statement)).toEqual([
    'birthDate',
    'birthPlace',
    'gender',
    'ceremonyName',
    'ceremonyLocation',
    'field:ciudad',
    'field:modalidad',
  ]);
});

test('a server that answers no name of the ceremony has no field for it', () => {
  expect(statedFields({ ...statement, ceremonyName: '' })).not.toContain('ceremonyName');
});

test('an erased birth has no fields, and stays erased', () => {
  const erased = { ...statement, birth: undefined };
  expect(statedFields(erased)).not.toContain('birthDate');
  expect(statementOf(statedValues(erased), erased)).toEqual(erased);
});

test.each([
  [{ birthDate: '31/02/1998' }, { birthDate: 'dateInvalid' }],
  [{ birthDate: '16/06/2026' }, { birthDate: 'dateFuture' }],
  [{ birthDate: '' }, {}],
  [{ ceremonyName: '' }, { ceremonyName: 'fieldRequired' }],
  [{ ceremonyLocation: '' }, { ceremonyLocation: 'fieldRequired' }],
])('%j has the problems %j', (edit, problems) => {
  const today = { year: 2026, month: 6, day: 15 };
  const values = { ...statedValues(statement), ...edit };
  expect(statedProblems(values, { statement, today })).toEqual(problems);
});
