import {
  constantFrom,
  assert as holds,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { careersCatalogue } from '../careers/careers.catalogue.ts';
import { careersMessages } from '../careers/careers.messages.ts';
import { facultiesCatalogue } from '../careers/faculties.catalogue.ts';
import { facultiesMessages } from '../careers/faculties.messages.ts';
import { aCareer } from '../config.fixtures.ts';
import { nomenclaturesCatalogue } from '../nomenclatures/nomenclatures.catalogue.ts';
import { nomenclaturesMessages } from '../nomenclatures/nomenclatures.messages.ts';
import { usersCatalogue } from '../users/users.catalogue.ts';
import { usersMessages } from '../users/users.messages.ts';
import {
  askedFields,
  filterChoices,
  filterRows,
  findMistakes,
  isChanged,
  sortRows,
  trimmed,
} from './catalogue.flow.ts';
import type { CatalogueColumn, CatalogueFilter } from './catalogue.ts';

const careers = careersCatalogue(careersMessages.defaults);
const nomenclatures = nomenclaturesCatalogue(nomenclaturesMessages.defaults);
const users = usersCatalogue(usersMessages.defaults, undefined);

test('the careers show the columns of the specification, 0 where an order is missing', () => {
  expect(careers.columns.map(({ header }) => header)).toEqual([
    'ID',
    'Nombre',
    'Facultad',
    'Orden acta',
    'Orden asignado',
    'Orden folio',
  ]);
  const shown = careers.columns.map(({ value }) => value(aCareer({ id: 7 })));
  expect(shown).toEqual([7, 'Química', 'Facultad de Ciencias', 0, 0, 0]);
});

test('an empty form says the sentences of the specification', () => {
  const faculties = facultiesCatalogue(facultiesMessages.defaults);
  expect(findMistakes(faculties.fields, { name: '  ' })).toEqual({
    name: 'El nombre es requerido',
  });
  expect(findMistakes(careers.fields, careers.blank)).toEqual({
    name: 'El nombre es requerido',
    type: 'El tipo de carrera es requerido',
    faculty: 'La facultad es requerida',
  });
  expect(findMistakes(users.fields, { ...users.blank, role: '' })).toEqual({
    username: 'El nombre de usuario es requerido',
    email: 'El email es requerido',
    fullName: 'El nombre completo es requerido',
    role: 'El rol es requerido',
  });
});

test('a new user is Admin unless told', () => {
  expect(users.blank.role).toBe('2');
});

test('the female title is asked for while the switch is on', () => {
  const mistakesWith = (different: string) => {
    const values = { ...nomenclatures.blank, different };
    return findMistakes(askedFields(nomenclatures.fields, values, undefined), values);
  };
  const both = {
    career: 'La carrera es requerida',
    maleTitle: 'El título masculino es requerido',
  };
  expect(nomenclatures.blank.different).toBe('yes');
  expect(mistakesWith('yes')).toEqual({ ...both, femaleTitle: 'El título femenino es requerido' });
  expect(mistakesWith('no')).toEqual(both);
});

test.each(['ana', 'ana@', 'ana@uni', '@uni.edu', 'a b@uni.edu'])('%s is no e-mail', (email) => {
  const values = { ...users.blank, username: 'a', fullName: 'A', email };
  expect(findMistakes(users.fields, values)).toEqual({
    email: 'Por favor ingresa un email válido',
  });
});

interface Row {
  readonly id: number;
  readonly place: string | undefined;
}

const byPlace: CatalogueFilter<Row> = {
  id: 'place',
  label: '',
  every: '',
  choiceOf: ({ place }) => (place === undefined ? undefined : { key: place, label: place }),
};
const placeColumn: CatalogueColumn<Row> = {
  id: 'place',
  header: '',
  value: ({ place }) => place,
  width: '',
};
const anyRows = uniqueArray(
  record({
    id: integer({ min: 1, max: 99 }),
    place: option(constantFrom('Ñuble', 'nube', 'Árbol', 'zorro', '10', '9'), { nil: undefined }),
  }),
  { selector: ({ id }) => id },
);

test('a filter offers what the rows hold, in Spanish order', () => {
  const rows = ['zorro', 'Ñuble', 'nube', 'Árbol', 'nube'].map((place, id) => ({ id, place }));
  const offered = filterChoices(byPlace, [...rows, { id: 9, place: undefined }]);
  expect(offered.map(({ key }) => key)).toEqual(['Árbol', 'nube', 'Ñuble', 'zorro']);
});

test('a filter keeps its rows and no others; a value that no row holds filters nothing', () => {
  holds(
    property(anyRows, constantFrom('Ñuble', 'nube', 'nowhere', ''), (rows, place) => {
      const left = filterRows([byPlace], { place }, rows);
      const matching = rows.filter((row) => row.place === place);
      expect(left).toEqual(matching.length === 0 ? rows : matching);
    }),
  );
});

test('sorting loses no row, puts what is missing last either way, and mirrors the rest', () => {
  holds(
    property(anyRows, (rows) => {
      const up = sortRows([placeColumn], { columnId: 'place', direction: 'ascending' }, rows);
      const down = sortRows([placeColumn], { columnId: 'place', direction: 'descending' }, rows);
      expect(new Set(up)).toEqual(new Set(rows));
      const known = rows.filter(({ place }) => place !== undefined).length;
      for (const sorted of [up, down]) {
        expect(sorted.slice(known).every(({ place }) => place === undefined)).toBe(true);
      }
      const places = (sorted: readonly Row[]) => sorted.slice(0, known).map(({ place }) => place);
      expect(places(down)).toEqual(places(up).toReversed());
    }),
  );
});

test('what is sent has no spaces around it and nothing else changed', () => {
  holds(
    property(string(), (name) => {
      const sent = trimmed({ name: ` ${name}\t` });
      expect(sent).toEqual({ name: name.trim() });
      expect(isChanged(sent, { name: name.trim() })).toBe(false);
    }),
  );
});
