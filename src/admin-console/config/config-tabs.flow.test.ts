import { expect, test } from 'vitest';
import { configTabs, matrixPath, tabAt, tabByKey } from './config-tabs.flow.ts';

test.each([
  ['/config', 'faculties'],
  ['/config/careers', 'careers'],
  ['/config/careers/7', 'careers'],
  ['/config/careersx', 'faculties'],
  ['/config/career-types', 'careerTypes'],
  [matrixPath, 'nomenclatures'],
  ['/config/nothing/of/this', 'faculties'],
])('%s shows %s', (path, id) => {
  expect(tabAt(path).id).toBe(id);
});

test('the arrow keys go round, either way round in a text from right to left', () => {
  const [first, second] = configTabs;
  const last = tabAt('/config/users');
  expect(tabByKey(first, 'ArrowLeft', false)).toBe(last);
  expect(tabByKey(last, 'ArrowRight', false)).toBe(first);
  expect(tabByKey(first, 'ArrowLeft', true)).toBe(second);
  expect(tabByKey(first, 'ArrowRight', true)).toBe(last);
  expect(tabByKey(second, 'End', false)).toBe(last);
  expect(tabByKey(last, 'Home', false)).toBe(first);
  expect(tabByKey(first, 'a', false)).toBeUndefined();
});
