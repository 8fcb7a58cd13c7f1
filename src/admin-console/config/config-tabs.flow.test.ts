import { expect, test } from 'vitest';
import { matrixPath, viewAt } from './config-tabs.flow.ts';

test.each([
  ['/config', 'faculties'],
  ['/config/careers', 'careers'],
  ['/config/careers/7', 'careers'],
  ['/config/careersx', 'faculties'],
  ['/config/career-types', 'career-types'],
  [matrixPath, 'nomenclatures'],
  ['/config/nothing/of/this', 'faculties'],
])('%s shows %s', (path, id) => {
  expect(viewAt(path)).toBe(id);
});
