import {
  constantFrom,
  assert as holds,
  integer,
  option,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, test } from 'vitest';
import { careersCatalogue } from '../careers/careers.catalogue.ts';
import { careersMessages } from '../careers/careers.messages.ts';
import { aCareer } from '../config.fixtures.ts';
import { filterChoices, filterRows, sortRows } from './catalogue.flow.ts';
import type { CatalogueColumn, CatalogueFilter } from './catalogue.ts';

const careers = careersCatalogue(careersMessages.defaults);

test('the careers show the columns of the specification, 0 where an order is missing', () => {
  expect(careers.table.columns.map(({ header }) => header)).toEqual([
    'ID',
    'Nombre',
    'Facultad',
    'Orden acta',
    'Orden asignado',
    'Orden folio',
  ]);
  const shown = careers.table.columns.map(({ value }) => value(aCareer({ id: 7 })));
  expect(shown).toEqual([7, 'Química', 'Facultad de Ciencias', 0, 0, 0]);
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
