import { expect, it } from 'vitest';
import { type DataSet, drawDataSet } from './data-sets.ts';

const draw = (name: DataSet) => drawDataSet(name, { today: '2026-06-15' });
const counted: readonly [DataSet, object][] = [
  ['demo', { faculties: 6, careers: 19, ceremonies: 9, applications: 192, titles: 142 }],
  ['empty', { faculties: 0, careers: 0, ceremonies: 0, applications: 0, titles: 0 }],
  ['smallFaculty', { faculties: 1, careers: 4, ceremonies: 3, applications: 17, titles: 7 }],
  [
    'largeUniversity',
    { faculties: 24, careers: 76, ceremonies: 42, applications: 10_000, titles: 8_400 },
  ],
  ['awkwardNames', { faculties: 6, careers: 19, ceremonies: 9, applications: 192, titles: 142 }],
];

it.each(counted)('%s holds what it says, and can be signed in to', (name, counts) => {
  const { faculties, careers, ceremonies, applications, titles, users } = draw(name);
  expect({
    faculties: faculties.length,
    careers: careers.length,
    ceremonies: ceremonies.length,
    applications: applications.length,
    titles: titles.length,
  }).toEqual(counts);
  expect(users.some((user) => user.role_id === 1 && user.is_active)).toBe(true);
});

it.each(counted)('%s gives no name, number or place twice', (name) => {
  const { careers, ceremonies, applications, titles } = draw(name);
  const series = [
    ceremonies.map((row) => row.name),
    applications.map((row) => row.application_code),
    applications.map((row) => row.id_number),
    ...(['record_order', 'assigned_order', 'folio_order'] as const).map((key) =>
      careers.map((row) => row[key]),
    ),
    ...(['record_registry', 'assigned_registry', 'folio_registry'] as const).map((key) =>
      titles.map((row) => row[key]),
    ),
  ];
  for (const values of series) expect(new Set<string | number>(values).size).toBe(values.length);
});

it('keeps documents of the largest at their usual length', () => {
  const numbers = draw('largeUniversity').applications.map((row) => row.id_number);
  expect(numbers.filter((number) => !/^(?:C\d{8}|\d{8,9})$/.test(number))).toEqual([]);
});

it('holds names that have to wrap, stay whole or remain distinguishable', () => {
  const names = draw('awkwardNames').applications.map(
    (row) => `${row.first_name} ${row.last_name}`,
  );
  expect(names).toContain('Hirwaleuxkaravitzinnawatlpopoka Xiuhcoatlquetzalpapalotlicueye');
  expect(names).toContain('Li O');
  expect(names.some((name) => name.includes('\u200f'))).toBe(true);
});
