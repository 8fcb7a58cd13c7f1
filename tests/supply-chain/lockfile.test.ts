import { expect, test } from 'vitest';
import { isAllowed, licenceOf } from '#build/licences.ts';
import { type LockedPackage, packagesToRun, readLockfile } from '#build/lockfile.ts';
import manifest from '../../package.json' with { type: 'json' };

const packages = readLockfile();
const named = ({ name, version }: LockedPackage) => `${name} ${version}`;

test('npm verifies a hash for every package that it installs', () => {
  const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(named)).toEqual([]);
});

test('the site and its API run without development packages', () => {
  const needed = packagesToRun(['examples/host', 'examples/api']);
  expect(needed).toContain('pg');
  // Used by the built pages.
  const shared = ['react', 'react-dom', 'react-router'];
  const tools = Object.keys(manifest.devDependencies).filter((name) => !shared.includes(name));
  expect(tools).toContain('msw');
  expect(tools.filter((name) => needed.has(name))).toEqual([]);
});

test('the licence of every package is allowed for its use', () => {
  const refused = packages.filter((one) => !isAllowed(one));
  expect(refused.map((one) => `${named(one)}: ${licenceOf(one)}`)).toEqual([]);
});

test.each([
  ['MIT', true, true],
  ['(MIT OR GPL-3.0-only)', true, true],
  ['MIT AND GPL-3.0-only', false, false],
  ['MPL-2.0', false, true],
  ['LGPL-3.0-or-later', false, true],
  ['AGPL-3.0-only', false, false],
  [undefined, false, false],
])('licence %s: allowed to run %s, as a tool %s', (license, toRun, asTool) => {
  const one = { name: 'a', version: '1.0.0', integrity: '', isForSomeMachines: false, license };
  expect(isAllowed({ ...one, isForProduction: true })).toBe(toRun);
  expect(isAllowed({ ...one, isForProduction: false })).toBe(asTool);
});
