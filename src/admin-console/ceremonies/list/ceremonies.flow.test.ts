import { describe, expect, test } from 'vitest';
import { aCeremony } from '../ceremony.fixtures.ts';
import {
  type CeremonySort,
  filterCeremonies,
  isFiltering,
  newestFirst,
  noFilters,
  sortCeremonies,
} from './ceremonies.flow.ts';

const july = aCeremony({ id: 1, name: 'Acto de Grado Julio 2026', location: 'Aula Magna' });
const march = aCeremony({
  id: 2,
  name: 'Graduación Médica',
  location: 'Teatro «Andrés Bello»',
  date: { year: 2026, month: 3, day: 6 },
  status: 'completed',
});
const undated = aCeremony({
  id: 3,
  name: 'Ñu',
  location: undefined,
  date: undefined,
  status: 'unknown',
});
const rows = [march, undated, july];

function found(q: string, status = 'all') {
  return filterCeremonies(rows, { ...noFilters, q, status }).map(({ id }) => id);
}

describe('the search', () => {
  test.each([
    ['', [2, 3, 1]],
    ['julio', [1]],
    ['MEDICA', [2]],
    ['bello teatro', [2]],
    ['magna acto', [1]],
    ['nu', [3]],
    ['agosto', []],
  ])('"%s" finds %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('the status filter', () => {
  test.each([
    ['open', [1]],
    ['closed', []],
    ['completed', [2]],
    ['all', [2, 3, 1]],
    ['<script>', [2, 3, 1]],
  ])('%s lets %j through', (status, ids) => {
    expect(found('', status)).toEqual(ids);
  });

  test('an unknown status is neither open nor completed', () => {
    expect([...found('nu', 'open'), ...found('nu', 'completed')]).toEqual([]);
  });
});

test.each([
  [{ q: '  ' }, false],
  [{ status: 'archived' }, false],
  [{ sort: 'name' }, false],
  [{ q: 'aula' }, true],
  [{ status: 'closed' }, true],
])('%j is a filter: %s', (change, expected) => {
  expect(isFiltering({ ...noFilters, ...change })).toBe(expected);
});

describe('sorting', () => {
  function order(sort: CeremonySort) {
    return sortCeremonies(rows, sort).map(({ id }) => id);
  }

  test('newest first, and what has no date at the end', () => {
    expect(order(newestFirst)).toEqual([1, 2, 3]);
    expect(order({ columnId: 'date', direction: 'ascending' })).toEqual([2, 1, 3]);
  });

  test('by name in Spanish order', () => {
    expect(order({ columnId: 'name', direction: 'ascending' })).toEqual([1, 2, 3]);
    expect(order({ columnId: 'name', direction: 'descending' })).toEqual([3, 2, 1]);
  });

  test('by place and by status', () => {
    expect(order({ columnId: 'location', direction: 'descending' })).toEqual([2, 1, 3]);
    expect(order({ columnId: 'status', direction: 'ascending' })).toEqual([1, 2, 3]);
  });

  test('leaves the rows it was given alone', () => {
    order(newestFirst);
    expect(rows.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(filterCeremonies(rows, noFilters)).toEqual(rows);
  });
});
