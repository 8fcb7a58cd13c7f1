import { describe, expect, test } from 'vitest';
import { chooseFilters, filterRows } from '#admin-console/list/list-filter.flow.ts';
import { sortRows } from '#admin-console/list/sort-rows.flow.ts';
import { aCeremony } from '#domain/ceremony/ceremony.fixtures.ts';
import { newestFirst } from '#domain/ceremony/newest-first.ts';
import { createSearchIndex } from '#domain/text/search-index.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { byDate, ceremonyFilters, searchedTexts } from './ceremonies.flow.ts';
import { ceremonyColumns } from './ceremonies-columns.tsx';

const messages = ceremoniesMessages.defaults;
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

describe('the search', () => {
  const index = createSearchIndex(rows, searchedTexts);

  test.each([
    ['', [2, 3, 1]],
    ['julio', [1]],
    ['MEDICA', [2]],
    ['bello teatro', [2]],
    ['magna acto', [1]],
    ['nu', [3]],
    ['agosto', []],
  ])('"%s" finds %j', (query, ids) => {
    expect(index.search(query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the status filter', () => {
  test.each([
    ['open', [1]],
    ['closed', []],
    ['completed', [2]],
    ['all', [2, 3, 1]],
    ['unknown', [2, 3, 1]],
    ['<script>', [2, 3, 1]],
  ])('%s lets %j through', (status, ids) => {
    const filters = chooseFilters(ceremonyFilters(messages), { status });
    expect(filterRows(rows, filters).map(({ id }) => id)).toEqual(ids);
  });
});

describe('sorting', () => {
  const columns = ceremonyColumns({
    messages,
    locale: 'es',
    open: () => undefined,
    can: () => true,
  });
  function order(columnId: string, direction: 'ascending' | 'descending') {
    return sortRows(newestFirst(rows), columns, { columnId, direction }).map(({ id }) => id);
  }

  test('newest first, undated last', () => {
    expect(order(byDate.columnId, byDate.direction)).toEqual([1, 2, 3]);
    expect(order('date', 'ascending')).toEqual([2, 1, 3]);
  });

  test('by name in Spanish order', () => {
    expect(order('name', 'ascending')).toEqual([1, 2, 3]);
    expect(order('name', 'descending')).toEqual([3, 2, 1]);
  });

  test('by location and by status', () => {
    expect(order('location', 'descending')).toEqual([2, 1, 3]);
    expect(order('status', 'ascending')).toEqual([1, 2, 3]);
  });

  test('equal rows are sorted newest first', () => {
    const older = aCeremony({ id: 4, name: july.name, date: { year: 2020, month: 1, day: 1 } });
    const sort = { columnId: 'name', direction: 'ascending' } as const;
    const ids = sortRows(newestFirst([older, july]), columns, sort).map(({ id }) => id);
    expect(ids).toEqual([1, 4]);
  });

  test('does not mutate its input', () => {
    order('date', 'descending');
    expect(rows.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});
