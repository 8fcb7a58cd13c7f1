import { expect, test } from 'vitest';
import { configPath } from '../config/config-tabs.flow.ts';
import { sectionRoutes } from '../section-routes.ts';
import { type ConfigView, configViews, consoleLinks } from './console-links.ts';

test('every section has its address', () => {
  const { application, ...routes } = consoleLinks('/');
  expect(Object.values(routes).map((address) => address())).toEqual(
    sectionRoutes.map(({ path }) => path),
  );
  expect([application('AG-2026-008'), application(157)]).toEqual([
    '/applications/AG-2026-008',
    '/applications/157',
  ]);
  const views: readonly ConfigView[] = [
    'faculties',
    'careers',
    'career-types',
    'nomenclatures',
    'users',
    'documents',
    'authorities',
  ];
  expect(configViews).toEqual(views);
  expect(views.map((view) => routes.config(view))).toEqual(views.map(configPath));
});

test.each([
  [undefined, '/admin', '/admin/titles?ceremony=3'],
  ['/portal/grados/', '/portal/grados', '/portal/grados/titles?ceremony=3'],
  ['', '/', '/titles?ceremony=3'],
  ['/grados.html#', '/grados.html#/', '/grados.html#/titles?ceremony=3'],
])('below %s', (base, dashboard, titles) => {
  const routes = consoleLinks(base);
  expect(routes.dashboard()).toBe(dashboard);
  expect(routes.titles({ ceremony: 3 })).toBe(titles);
});

test('filters are written as the lists read them', () => {
  const { applications } = consoleLinks();
  expect(applications({ status: 'pending', ceremony: 12, search: 'peña & núñez' })).toBe(
    '/admin/applications?status=pending&ceremony=12&q=pe%C3%B1a+%26+n%C3%BA%C3%B1ez',
  );
  expect(applications({ status: undefined, search: '' })).toBe('/admin/applications');
});
