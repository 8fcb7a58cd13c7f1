import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDrainSeconds } from '#site/drain.ts';
import type { Environment } from './environment.ts';
import { readSettings } from './settings.ts';

/** The table of variables in the API's README is the one place where an operator finds them. */

const examples = path.resolve(import.meta.dirname, '../../../..');
const variable =
  /(?<!\w)(?:BIRRETE_[A-Z_]*[A-Z]|DATABASE_[A-Z]+|LOG_LEVEL|NODE_ENV|PORT|HOST)(?!\w)/g;

/** The variables that the code of the API and of the site names, without those of tests. */
const named = globSync('{api/src,api/deploy,host/server}/**/*.{ts,sh}', { cwd: examples })
  .filter((file) => !/\.test\.ts$|^api\/src\/testing\//.test(file))
  .flatMap((file) => readFileSync(path.join(examples, file), 'utf8').match(variable) ?? []);

const readme = readFileSync(path.join(examples, 'api/README.md'), 'utf8');
const rows = readme
  .split(/^## /m)[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const settings = (rows ?? []).map(([, names = '', byDefault = '', meaning = '']) => ({
  names: names.match(variable) ?? [],
  byDefault,
  range: /(\d+) (?:\([^)]*\) )?to (\d+)/.exec(meaning)?.slice(1),
}));

test('the table lists each variable that the code reads, once, and no others', () => {
  const listed = settings.flatMap(({ names }) => names);
  expect(listed.length).toBeGreaterThan(30);
  expect([...listed].sort()).toEqual([...new Set(named)].sort());
});

/** Reads all settings with a range. */
const readNumbers = (env: Environment) => [readSettings(env), readDrainSeconds(env)];

const ranges = settings.flatMap(({ names: [name], byDefault, range }) => {
  const [least, most] = range ?? [];
  return name === undefined || least === undefined || most === undefined
    ? []
    : [{ name, byDefault, least, most }];
});

test.each(ranges)(
  '$name is $byDefault by default, and other values than the table says are refused',
  ({ name, byDefault, least, most }) => {
    const set = (value: number) => () => readNumbers({ [name]: String(value) });
    expect(set(Number(most) + 1)).toThrow(
      `${name} must be a whole number from ${least} to ${most}`,
    );
    expect(set(Number(most))).not.toThrow();
    expect(set(Number(least))).not.toThrow();
    for (const NODE_ENV of byDefault.includes(' or ') ? ['production', 'test'] : ['test']) {
      const [first, otherwise] = byDefault.split(' or ');
      const value = NODE_ENV === 'production' ? first : (otherwise ?? first);
      const env = { NODE_ENV, BIRRETE_LOOK_UP_PROOF: 'key' };
      expect(readNumbers({ ...env, [name]: value })).toEqual(readNumbers(env));
    }
  },
);
