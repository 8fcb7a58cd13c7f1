import { describe, expect, it } from 'vitest';
import { chooseFilters, filterRows } from '#admin-console/list/list-filter.flow.ts';
import { anApplication } from '#domain/application/application.fixtures.ts';
import { createSearchIndex } from '#domain/text/search-index.ts';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationFilters, searchedTexts } from './application-filters.flow.ts';
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
const filters = applicationFilters(
  applicationsMessages.defaults,
  applicationStatusMessages.defaults,
  options,
  keys,
);
const filtered = (chosen: Readonly<Record<string, string>>) =>
  filterRows(rows, chooseFilters(filters, chosen));

describe('the filters of the applications', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ status: 'confirmed' }, [2]],
    [{ ceremony: '1' }, [1, 2, 3]],
    [{ career: '7' }, [1, 2, 4]],
    [{ status: 'pending', ceremony: '1', career: '7' }, [1]],
  ])('%j lets %j through', (chosen, ids) => {
    expect(filtered(chosen).map(({ id }) => id)).toEqual(ids);
  });

  it('ignores filter values from the URL that are not options', () => {
    expect(filtered({ status: 'all', ceremony: '404', career: 'n:' })).toBe(rows);
  });
});

describe('the search', () => {
  const index = createSearchIndex(rows.slice(0, 1), searchedTexts);

  it.each(['ag-2026-001', 'perez ana', 'V-18.234.567', '18234567'])('finds %s', (query) => {
    expect(index.search(query)).toHaveLength(1);
  });

  it('finds a number without its dots, for any identification type', () => {
    const dni = { identificationType: 'DNI', idNumber: '12.345.678' };
    const foreign = rows
      .slice(0, 1)
      .map((row) => ({ ...row, student: { ...row.student, ...dni } }));
    const found = createSearchIndex(foreign, searchedTexts);
    for (const query of ['12345678', '12.345.678', 'DNI-12.345.678']) {
      expect(found.search(query)).toHaveLength(1);
    }
  });
});
