/**
 * `npm run licences` lists the licences of what is installed and ends with 1 when one is not allowed. What is shipped, or
 * runs on a university's server, has to be permissive; a tool of ours may keep its own changes open.
 */
import { type LockedPackage, readLockfile } from './lockfile.ts';

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Of tools, and of data that they read: nothing of them is passed on. */
const forTools = new Set([...permissive, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Those whose package.json does not say it as npm wants it; it was read in their LICENSE. */
const read: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** The licence as an SPDX expression. */
export function licenceOf({ name, license }: LockedPackage): string {
  return license ?? read[name] ?? 'unknown';
}

/** Whether one of each pair joined by OR, and all joined by AND, are allowed where the package is used. */
export function isAllowed(one: LockedPackage): boolean {
  const allowed = one.isForProduction ? permissive : forTools;
  const choices = licenceOf(one).replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

if (import.meta.main) {
  const packages = readLockfile();
  for (const licence of [...new Set(packages.map(licenceOf))].sort()) {
    const those = packages.filter((one) => licenceOf(one) === licence);
    const names = those.map(({ name, version }) => `${name} ${version}`);
    console.log(`${licence} (${those.length})\n  ${[...new Set(names)].join(', ')}`);
  }
  const refused = packages.filter((one) => !isAllowed(one));
  for (const one of refused) {
    console.error(`${one.name} ${one.version}: ${licenceOf(one)} is not allowed here`);
  }
  process.exitCode = refused.length === 0 ? 0 : 1;
}
