import { expect, test } from 'vitest';
import { fieldsPath, matrixPath, viewAt, viewsOf } from './config-tabs.flow.ts';

test.each([
  ['/config', 'faculties'],
  ['/config/careers', 'careers'],
  ['/config/careers/7', 'careers'],
  ['/config/careersx', 'faculties'],
  ['/config/career-types', 'career-types'],
  [matrixPath, 'nomenclatures'],
  [fieldsPath, 'documents'],
  ['/config/authorities', 'authorities'],
  ['/config/nothing/of/this', 'faculties'],
])('%s shows %s', (path, id) => {
  expect(viewAt(path)).toBe(id);
});

test('a server that does not offer documents has five tabs, and shows the first one at their paths', () => {
  const views = viewsOf({ documents: false });
  expect(views).toEqual(['faculties', 'careers', 'career-types', 'nomenclatures', 'users']);
  expect(viewAt('/config/authorities', views)).toBe('faculties');
  expect(viewsOf({ documents: true })).toEqual([...views, 'documents', 'authorities']);
});
