import { expect, test } from 'vitest';
import { facultiesMessages } from '#admin-console/data/named-catalogues.messages.ts';
import { resources } from '#admin-console/data/resources.ts';
import type { ListState } from '#admin-console/data/use-list.ts';
import type { Values } from '#admin-console/form/form.flow.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { aCareer } from '#domain/degree/career.fixtures.ts';
import { authoritiesCatalogue } from '../authorities/authorities.catalogue.ts';
import { authoritiesMessages } from '../authorities/authorities.messages.ts';
import { careersCatalogue } from '../careers/careers.catalogue.ts';
import { careersMessages } from '../careers/careers.messages.ts';
import { aNomenclature } from '../config.fixtures.ts';
import { configMessages } from '../config.messages.ts';
import { nomenclaturesCatalogue } from '../nomenclatures/nomenclatures.catalogue.ts';
import { nomenclaturesMessages } from '../nomenclatures/nomenclatures.messages.ts';
import { usersCatalogue } from '../users/users.catalogue.ts';
import { usersMessages } from '../users/users.messages.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { checkEntry, textOfValue, visibleFields } from './entry-form.flow.ts';
import { namedCatalogue } from './named.catalogue.ts';

const authorities = authoritiesCatalogue(authoritiesMessages.defaults, {
  year: 2026,
  month: 6,
  day: 15,
});
const careers = careersCatalogue(careersMessages.defaults);
const nomenclatures = nomenclaturesCatalogue(nomenclaturesMessages.defaults);
const users = usersCatalogue(usersMessages.defaults, undefined, false);

function problemsOfNew<Row extends CatalogueRow, Field extends string>(
  { form }: Catalogue<Row, Field>,
  change: Partial<Values<Field>> = {},
) {
  const values = { ...form.valuesOf(undefined), ...change };
  const checked = checkEntry(form.fields(undefined, []), values, {});
  return checked.status === 'invalid' ? checked.problems : {};
}

test('an empty form shows the messages of the specification', () => {
  const faculties = namedCatalogue('faculties', resources.faculties, facultiesMessages.defaults);
  expect(problemsOfNew(faculties, { name: '  ' })).toEqual({ name: 'El nombre es requerido' });
  expect(problemsOfNew(careers)).toEqual({
    name: 'El nombre es requerido',
    type: 'El tipo de carrera es requerido',
    faculty: 'La facultad es requerida',
  });
  expect(problemsOfNew(users, { role: '' })).toEqual({
    username: 'El nombre de usuario es requerido',
    email: 'El email es requerido',
    fullName: 'El nombre completo es requerido',
    role: 'El rol es requerido',
  });
});

test('a new user is Admin by default', () => {
  expect(users.form.valuesOf(undefined).role).toBe('2');
});

test('leaves out the invisible characters that were copied with an e-mail', () => {
  const ana = { username: 'ana', email: '\u202aana@gmail.com\u200b', fullName: 'Ana' };
  const values = { ...users.form.valuesOf(undefined), ...ana };
  const checked = checkEntry(users.form.fields(undefined, []), values, {});
  expect(checked).toMatchObject({ status: 'valid', input: { email: 'ana@gmail.com' } });
});

test('requires the female title while the switch is on', () => {
  const both = {
    career: 'La carrera es requerida',
    maleTitle: 'El título masculino es requerido',
  };
  expect(nomenclatures.form.valuesOf(undefined).different).toBe('yes');
  expect(problemsOfNew(nomenclatures)).toEqual({
    ...both,
    femaleTitle: 'El título femenino es requerido',
  });
  expect(problemsOfNew(nomenclatures, { different: 'no' })).toEqual(both);
});

test('requires the title of a row, and its gender if it has none', () => {
  const labelsOf = (row: Parameters<typeof aNomenclature>[0]) => {
    const entry = aNomenclature(row);
    const fields = nomenclatures.form.fields(entry, []);
    return visibleFields(fields, nomenclatures.form.valuesOf(entry)).map(({ label }) => label);
  };
  expect(labelsOf({ genderId: 1 })).toEqual(['Carrera', 'Título masculino']);
  expect(labelsOf({ genderId: 2 })).toEqual(['Carrera', 'Título femenino']);
  expect(labelsOf({ genderId: undefined })).toEqual(['Carrera', 'Género', 'Título']);
});

test.each(['ana', 'ana@', 'ana@uni', '@uni.edu', 'a b@uni.edu'])('%s is no e-mail', (email) => {
  expect(problemsOfNew(users, { username: 'a', fullName: 'A', email })).toEqual({
    email: 'Por favor ingresa un email válido',
  });
});

test('a date that does not exist is invalid', () => {
  const dates = { validFrom: '31/02/2026', validUntil: '2026' };
  expect(problemsOfNew(authorities, { name: 'Ana', office: 'Rectora', ...dates })).toEqual({
    validFrom: authoritiesMessages.defaults.dateInvalid,
    validUntil: authoritiesMessages.defaults.dateInvalid,
  });
});

const loading: ListState<Choice> = { status: 'loading' };
const read = (...labels: readonly string[]): ListState<Choice> => ({
  status: 'ready',
  isRefreshing: false,
  rows: labels.map((label, at) => ({ key: String(at + 1), label })),
});

test('a career with names only is saved with the ids of those names', () => {
  const career = aCareer({ typeId: undefined, facultyId: undefined });
  const values = careers.form.valuesOf(career);
  const fields = careers.form.fields(career, []);
  const choices = {
    type: read('Posgrado', 'PREGRADO'),
    faculty: read('Facultad de Ciencias', 'Facultad de Artes'),
  };
  expect(checkEntry(fields, values, choices)).toEqual({
    status: 'valid',
    input: { name: 'Química', type: '2', faculty: '1' },
  });
});

test('a name that is not an option is empty; an unknown key is preserved', () => {
  const fields = careers.form.fields(undefined, []);
  const values = { name: 'Química', type: 'Pregrado', faculty: '9' };
  const missing = { status: 'invalid', problems: { type: 'El tipo de carrera es requerido' } };
  expect(checkEntry(fields, values, { type: read('Posgrado'), faculty: read() })).toEqual(missing);
  expect(checkEntry(fields, values, { type: loading, faculty: loading })).toEqual(missing);
});

test('a name that two options have is empty, so that nobody saves a guess', () => {
  const fields = careers.form.fields(undefined, []);
  const values = { name: 'Química', type: '1', faculty: 'Ciencias' };
  const choices = { type: read('Pregrado'), faculty: read('Ciencias', 'ciencias') };
  expect(checkEntry(fields, values, choices)).toEqual({
    status: 'invalid',
    problems: { faculty: 'La facultad es requerida' },
  });
});

test('shows a value as its option or switch does', () => {
  const messages = configMessages.defaults;
  expect(textOfValue({ kind: 'choice' }, '2', read('Artes', 'Ciencias'), messages)).toBe(
    'Ciencias',
  );
  expect(textOfValue({ kind: 'choice' }, '2', loading, messages)).toBe('2');
  expect(textOfValue({ kind: 'choice' }, '9', read('Artes'), messages)).toBe('9');
  expect(textOfValue({ kind: 'switch' }, 'no', undefined, messages)).toBe('No');
  expect(textOfValue({ kind: 'switch' }, 'yes', undefined, messages)).toBe('Sí');
  expect(textOfValue({ kind: 'picture' }, '', undefined, messages)).toBe(messages.noPicture);
  expect(textOfValue({ kind: 'picture' }, 'data:', undefined, messages)).toBe(messages.picture);
  expect(textOfValue({ kind: 'text' }, 'no', undefined, messages)).toBe('no');
});
