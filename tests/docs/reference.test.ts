import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageTexts } from '#build/reference/page-texts.ts';
import { referencePages } from '#build/reference/pages.ts';
import { placeNames } from '#build/reference/place-names.ts';
import { readSource } from '#build/reference/source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = referencePages();
const source = readSource();

test.each([...pages])('%s is current (else: npm run reference)', (file, text) => {
  const written = path.join(root, file);
  expect(existsSync(written) ? readFileSync(written, 'utf8') : 'missing').toBe(text);
});

test('docs/reference has no other pages', () => {
  const committed = globSync('docs/reference/*', { cwd: root });
  expect(committed.filter((file) => !pages.has(file))).toEqual([]);
});

test('the text of the pages mentions each exported name', () => {
  const mentioned = new Set([...pages.values()].flatMap((text) => text.match(/\w+/g) ?? []));
  expect([...source.names.keys()].filter((name) => !mentioned.has(name))).toEqual([]);
});

test('an exported name on no page is reported', () => {
  const without = pageTexts.filter(({ page }) => page !== 'doctor');
  expect(() => placeNames(without, source)).toThrow('showDoctor is on no page');
});

test('a page about a name that does not exist is reported', () => {
  const invented = { page: 'inventado', group: 'Functions', names: ['inventTitles'] } as const;
  expect(() => placeNames([...pageTexts, invented], source)).toThrow(
    'birrete exports no inventTitles',
  );
});

test('a name without TSDoc is reported', () => {
  const [name] = [...source.names.values()].filter((each) => each.name === 'checkTheme');
  if (name === undefined) throw new Error('birrete exports no checkTheme.');
  const silent = Object.create(name.symbol, { getDocumentationComment: { value: () => [] } });
  const names = new Map([...source.names, ['checkTheme', { ...name, symbol: silent }]]);
  expect(() => placeNames(pageTexts, { ...source, names })).toThrow('checkTheme has no TSDoc');
});

test('every example, picture and guide of a page exists', () => {
  const files = pageTexts.flatMap(({ example, picture, next = [] }) => [
    ...(example === undefined ? [] : [example]),
    ...(picture === undefined ? [] : [`docs/pictures/${picture[0]}`]),
    ...next.map((page) => `docs/${page}`),
  ]);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
