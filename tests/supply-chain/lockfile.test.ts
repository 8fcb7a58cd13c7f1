import { expect, test } from 'vitest';
import { isAllowed, licenceOf } from '../../build/licences.ts';
import { type LockedPackage, readLockfile } from '../../build/lockfile.ts';

const packages = readLockfile();
const named = ({ name, version }: LockedPackage) => `${name} ${version}`;

test('npm verifies a hash for every package that it installs', () => {
  const unchecked = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(unchecked.filter(({ isForSomeMachines }) => !isForSomeMachines).map(named)).toEqual([]);
  expect(unchecked.filter(({ isForProduction }) => isForProduction).map(named)).toEqual([]);
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
