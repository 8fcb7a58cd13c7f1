import { expect, test } from 'vitest';
import { matrixPath, tabAt } from './config-tabs.flow.ts';

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
