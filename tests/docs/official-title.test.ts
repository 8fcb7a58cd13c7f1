import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Messages of all languages, messages of servers, wording of documents, docs and example pages. */
const files = globSync(
  [
    'README.md',
    'docs/**/*.md',
    'src/**/*.messages.ts',
    'src/contract/**/*.ts',
    'src/languages/*.json',
    'src/{domain,register}/document/{templates,wording}/*.ts',
    'examples/*/**/*.{html,md,messages.ts}',
  ],
  { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
);

/** Texts that would make one of our documents the official title, or as valid as it (in Spain, a misleading claim). */
const claim =
  /(t[ií]tulo|títol|diploma|documento) oficial|(misma|mesma) valide[zs]|mesma validade|mateixa validesa|(is|as) (an?|the) official (title|degree|diploma)/i;

test('no text calls a document of birrete the official title', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => claim.test(read(file)))).toEqual([]);
});

test.each([
  'Descarga tu título oficial',
  'Tiene la misma validez que el impreso',
  'Este diploma oficial se emitió en línea',
  'Té la mateixa validesa que l’imprès',
  'Tem a mesma validade do impresso',
  'This file is the official title',
])('finds the claim in: %s', (text) => {
  expect(claim.test(text)).toBe(true);
});
