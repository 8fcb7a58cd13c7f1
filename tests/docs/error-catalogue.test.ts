import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ApiErrorKind } from '#api/api-error.ts';
import { errorGuide } from '#build/error-guide.ts';
import { findingCodes } from '#doctor/finding.ts';
import type { CatalogueEntry } from '#messages/catalogue-entry.ts';
import { errorCatalogue } from '#messages/error-catalogue.ts';
import type { ErrorDetails } from '#provider/events.ts';

const root = path.resolve(import.meta.dirname, '../..');

const kinds = {
  network: true,
  timeout: true,
  unauthorized: true,
  forbidden: true,
  'not-found': true,
  conflict: true,
  invalid: true,
  'rate-limited': true,
  server: true,
  refused: true,
  unreadable: true,
  abandoned: true,
  unexpected: true,
} satisfies Record<ApiErrorKind | ErrorDetails['kind'], true>;

/** Codes in the product's source, except for those of the catalogue itself. */
function codesInUse(): ReadonlySet<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/-catalogue\.ts$|\.(test|stories)\./.test(file),
  );
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return new Set(sources.match(/\bB0\d\d\b/g));
}

// `node build/error-guide.ts` writes the page.
test('docs/errors.md is generated from the catalogue', () => {
  expect(readFileSync(path.join(root, 'docs/errors.md'), 'utf8')).toBe(errorGuide());
});

test('every code of a warning or finding is in use, and no other', () => {
  const codes = Object.keys(errorCatalogue).filter((code) => code > 'B020');
  expect([...codesInUse()].sort()).toEqual(codes.sort());
});

test('every kind of failure and finding has one code', () => {
  const entries: readonly CatalogueEntry[] = Object.values(errorCatalogue);
  const named = entries.flatMap(({ kind }) => kind ?? []);
  expect(named.sort()).toEqual([...Object.keys(kinds), ...Object.keys(findingCodes)].sort());
});
