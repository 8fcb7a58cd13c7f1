/**
 * `node build/licences.ts` lists the licences of all installed packages and fails if one is not allowed. Packages that are
 * shipped, or run on a university's server, must be permissive; development tools may use a weak copyleft licence.
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

/** Also allowed for development tools and their data, which are not distributed. */
const forTools = new Set([...permissive, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose package.json has no valid licence field, with the licence of their LICENSE file. */
const fromLicenceFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Returns the licence as an SPDX expression. */
export function licenceOf({ name, license }: LockedPackage): string {
  return license ?? fromLicenceFile[name] ?? 'unknown';
}

/** Evaluates the SPDX expression: one alternative of OR must be allowed, and all terms of AND. */
export function isAllowed(locked: LockedPackage): boolean {
  const allowed = locked.isForProduction ? permissive : forTools;
  const choices = licenceOf(locked).replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
}

if (import.meta.main) {
  const packages = readLockfile();
  for (const licence of [...new Set(packages.map(licenceOf))].sort()) {
    const licensed = packages.filter((locked) => licenceOf(locked) === licence);
    const names = licensed.map(({ name, version }) => `${name} ${version}`);
    console.log(`${licence} (${licensed.length})\n  ${[...new Set(names)].join(', ')}`);
  }
  const forbidden = packages.filter((locked) => !isAllowed(locked));
  for (const locked of forbidden) {
    console.error(`${locked.name} ${locked.version}: ${licenceOf(locked)} is not allowed here`);
  }
  process.exitCode = forbidden.length === 0 ? 0 : 1;
}
