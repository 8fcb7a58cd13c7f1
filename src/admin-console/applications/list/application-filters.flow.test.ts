import { describe, expect, it } from 'vitest';
import { anApplication } from '../application.fixtures.ts';
import {
  checkFilters,
  filterByChoice,
  isFiltering,
  noFilters,
} from './application-filters.flow.ts';
import { applicationKeys } from './application-keys.flow.ts';

const options = {
  ceremonies: [{ key: '1', label: 'Acto de Grado Julio 2026' }],
  careers: [{ key: '7', label: 'Química' }],
};
const rows = [
  anApplication({ id: 1 }),
  anApplication({ id: 2, status: 'confirmed' }),
  anApplication({ id: 3, career: { id: 8, name: 'Física', facultyName: undefined } }),
  anApplication({ id: 4, ceremony: { id: 9, name: 'Otro', date: undefined } }),
];
const keys = applicationKeys(rows, []);
const idsFor = (change: Partial<typeof noFilters>) =>
  filterByChoice(rows, checkFilters({ ...noFilters, ...change }, options), keys).map(
    ({ id }) => id,
  );

describe('the filters of the applications', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ status: 'confirmed' }, [2]],
    [{ ceremony: '1' }, [1, 2, 3]],
    [{ career: '7' }, [1, 2, 4]],
    [{ status: 'pending', ceremony: '1', career: '7' }, [1]],
  ])('%j lets %j through', (change, ids) => {
    expect(idsFor(change)).toEqual(ids);
  });

  it('takes what an address says and nobody can choose for no filter', () => {
    const wild = { ...noFilters, status: 'x', ceremony: '404', career: 'n:', sort: 'code desc' };
    const checked = checkFilters(wild, options);
    expect(isFiltering(checked)).toBe(false);
    expect(filterByChoice(rows, checked, keys)).toBe(rows);
  });

  it.each([
    [{ q: '  ' }, false],
    [{ q: 'ana' }, true],
    [{ status: 'rejected' }, true],
    [{ ceremony: '1' }, true],
    [{ career: '7' }, true],
  ])('%j is a filter: %s', (change, expected) => {
    expect(isFiltering(checkFilters({ ...noFilters, ...change }, options))).toBe(expected);
  });
});
