import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readVariable } from '../read-variable.ts';
import type { Variable } from './variable.ts';
import { variables } from './variables.ts';
import { withVariables } from './variables-table.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const name = /(?<!\w)(?:BIRRETE_[A-Z_]*[A-Z]|DATABASE_[A-Z]+|LOG_LEVEL|NODE_ENV|PORT|HOST)(?!\w)/g;

/** The variables that the code of the API, of the site and of its units names, without those of tests. */
const named = globSync('examples/{api/src,api/deploy,host/server}/**/*.{ts,sh}', { cwd: root })
  .filter((file) => !/\.test\.ts$|[/-]variables\.ts$/.test(file))
  .flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(name) ?? []);

test('the table has each variable that the code reads, and no others', () => {
  expect(Object.keys(variables).length).toBeGreaterThan(30);
  expect(Object.keys(variables).sort()).toEqual([...new Set(named)].sort());
});

test('the production guide has the table; run "npm run contract" after a change', () => {
  const page = readFileSync(path.join(root, 'docs/production.md'), 'utf8');
  expect(withVariables(page)).toBe(page);
});

const numbers = Object.entries<Variable>(variables).flatMap(([variable, { values }]) => {
  const [, min, max] = /^(\d+) to (\d+)$/.exec(values) ?? [];
  return min === undefined || max === undefined ? [] : [{ variable, min, max }];
});

test.each(numbers)('$variable is refused outside of $min to $max', ({ variable, min, max }) => {
  const set = (value: string) => () =>
    readVariable({ [variable]: value }, variable as keyof typeof variables);
  for (const wrong of [String(Number(max) + 1), `${min}a`, '-1', '1.5']) {
    expect(set(wrong)).toThrow(`${variable} must be a whole number from ${min} to ${max}`);
  }
  expect(set(min)()).toBe(Number(min));
  expect(set(max)()).toBe(Number(max));
});
