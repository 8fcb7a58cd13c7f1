import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

/** The trees of the page are code blocks without a language. Their folders end with a slash. */
const named = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(
  ([, language, block = '']) =>
    language === '' ? (block.match(/(?<![\w/])[\w-]+\/(?=[\s,;)]|$)/gm) ?? []) : [],
);

function foldersOf(parent: string): readonly string[] {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => `${name}/`);
}

test.each([
  'src',
  'src/admin-console',
  'src/contract',
  'src/domain',
  'src/register',
  'examples',
  'examples/api/src',
])('the trees of the page about the architecture name every folder of %s', (parent) => {
  expect(foldersOf(parent).filter((folder) => !named.includes(folder))).toEqual([]);
});

test('the trees name no folder that does not exist', () => {
  const parents = ['.', 'src', 'examples', 'examples/api/src', 'bench', 'build'].concat(
    ['admin-console', 'contract', 'domain', 'embed', 'register', 'ui'].map((name) => `src/${name}`),
  );
  const existing = new Set(parents.flatMap(foldersOf));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((folder) => !existing.has(folder))).toEqual([]);
});
