import { boolean, assert as holds, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { aNomenclature } from '#admin-console/config/config.fixtures.ts';
import { aCareer } from '#domain/degree/career.fixtures.ts';
import { buildMatrix, countMissing } from './nomenclature-matrix.flow.ts';

const genders = [
  { id: 1, name: 'Masculino' },
  { id: 2, name: 'Femenino' },
];

test('a missing nomenclature proposes the other form', () => {
  const titles = [
    aNomenclature({ id: 1, careerId: 1, genderId: 1, titleName: 'Licenciado en Letras' }),
    aNomenclature({ id: 2, careerId: 2, genderId: 2, titleName: 'Médica Cirujana' }),
  ];
  const careers = [1, 2, 3].map((id) => aCareer({ id, name: `Carrera ${id}` }));
  const cells = buildMatrix(careers, genders, titles).map((row) => [...row.cells.values()]);
  expect(cells).toEqual([
    [
      { status: 'filled', title: 'Licenciado en Letras', repeated: 0 },
      { status: 'missing', proposal: 'Licenciada en Letras', entryId: undefined },
    ],
    [
      { status: 'missing', proposal: 'Médico Cirujano', entryId: undefined },
      { status: 'filled', title: 'Médica Cirujana', repeated: 0 },
    ],
    [
      { status: 'missing', proposal: undefined, entryId: undefined },
      { status: 'missing', proposal: undefined, entryId: undefined },
    ],
  ]);
});

test('has no proposal for other genders', () => {
  const [row] = buildMatrix([aCareer()], [{ id: 3, name: 'No binario' }], [aNomenclature()]);
  expect(row?.cells.get(3)).toEqual({ status: 'missing', proposal: undefined, entryId: undefined });
});

test('a row with a blank text counts as missing, and is updated', () => {
  const blank = aNomenclature({ id: 5, genderId: 2, titleName: '' });
  const [row] = buildMatrix([aCareer()], genders, [aNomenclature(), blank]);
  expect(row?.missing).toBe(1);
  expect(row?.cells.get(2)).toEqual({
    status: 'missing',
    proposal: 'Licenciada en Química',
    entryId: 5,
  });
});

test('ignores a row with a blank text next to one with a text', () => {
  const blank = aNomenclature({ id: 5, titleName: '' });
  const [row] = buildMatrix([aCareer()], genders, [blank, aNomenclature()]);
  expect(row?.cells.get(1)).toEqual({
    status: 'filled',
    title: 'Licenciado en Química',
    repeated: 0,
  });
});

test('reports several rows of one career and gender', () => {
  const [row] = buildMatrix([aCareer()], genders, [aNomenclature(), aNomenclature({ id: 2 })]);
  expect(row?.cells.get(1)).toMatchObject({ repeated: 1 });
});

test('active careers come first, and only their missing nomenclatures count', () => {
  const careers = [
    aCareer({ id: 1, name: 'Abejas', isActive: false }),
    aCareer({ id: 2, name: 'Zoología' }),
  ];
  const rows = buildMatrix(careers, genders, []);
  expect(rows.map(({ career }) => career.name)).toEqual(['Zoología', 'Abejas']);
  expect(countMissing(rows)).toBe(2);
});

const anyTitles = uniqueArray(
  record({ careerId: integer({ min: 1, max: 4 }), genderId: integer({ min: 1, max: 2 }) }),
  { selector: ({ careerId, genderId }) => `${careerId}/${genderId}` },
);

test('every career and gender is either filled or missing', () => {
  holds(
    property(anyTitles, boolean(), (places, isActive) => {
      const careers = [1, 2, 3].map((id) => aCareer({ id, isActive }));
      const titles = places.map((place, id) => aNomenclature({ ...place, id }));
      const known = places.filter(({ careerId }) => careerId < 4).length;
      const rows = buildMatrix(careers, genders, titles);
      expect(rows.reduce((sum, row) => sum + row.missing, 0)).toBe(6 - known);
      expect(countMissing(rows)).toBe(isActive ? 6 - known : 0);
    }),
  );
});
