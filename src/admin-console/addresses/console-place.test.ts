import { expect, test } from 'vitest';
import { sectionRoutes } from '../section-routes.ts';
import { consoleLinks } from './console-links.ts';
import { parseConsolePath, pathOfPlace } from './console-place.ts';

const bases = ['/admin', '/portal/grados/', '', '/grados.html#', 'https://grados.edu/personal'];

test.each(bases)('reads what consoleLinks writes below %s', (base) => {
  const links = consoleLinks(base);
  const filters = { status: 'pending', ceremony: '12', search: 'peña & núñez' } as const;
  expect(parseConsolePath(links.applications(filters), base)).toEqual({
    section: 'applications',
    id: undefined,
    filters,
  });
  expect(parseConsolePath(links.application('AG-2026-008'), base)).toEqual({
    section: 'applications',
    id: 'AG-2026-008',
    filters: {},
  });
  expect(parseConsolePath(links.config('users'), base)).toMatchObject({ id: 'users' });
  expect(parseConsolePath(links.dashboard(), base)).toMatchObject({ section: 'dashboard' });
});

test('knows every section', () => {
  const found = sectionRoutes.map(({ path }) => parseConsolePath(`/admin${path}`)?.section);
  expect(found).toEqual(sectionRoutes.map(({ id }) => id));
});

test.each([
  ['/admin/applications/AG%2F1', 'AG/1'],
  ['/admin/applications/100%', '100%'],
  ['/admin/applications/', undefined],
  ['/admin/applications/7/edit', undefined],
  ['/admin/ceremonies/7', undefined],
  ['/admin/config/nomenclatures/matrix', 'nomenclatures'],
  ['/admin/config/unknown', undefined],
  ['https://grados.edu/admin/applications/7#top', '7'],
])('the id in %s is %s', (address, id) => {
  const place = parseConsolePath(address);
  expect(place).toBeDefined();
  expect(place?.id).toBe(id);
});

test.each([
  '/administration',
  '/admin/unknown',
  '/admin/reports/7',
  '/admin/dashboard',
  '/login',
  '',
  'javascript:alert(1)',
])('%s is no page of the console', (address) => {
  expect(parseConsolePath(address)).toBeUndefined();
});

test('writes a place as the path that it reads', () => {
  const place = { section: 'applications', id: 'AG/1', filters: { search: 'ñ' } } as const;
  expect(parseConsolePath(pathOfPlace(place), '')).toEqual(place);
});
