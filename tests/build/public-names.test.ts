// @module-tag rare
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Declarations } from '#build/names/declarations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundle = `
  import { ReactNode } from 'react';
  /** A comment is no part of a name. */
  interface Options$1 { readonly retries: number; }
  interface Props<Row = string> { readonly options: Options$1; readonly children?: ReactNode; readonly row: Row; }
  declare const spanish: { readonly wizard: { readonly found: 'Encontrada: {code}' } };
  type Table = typeof spanish;
  declare function Widget(props: Props): ReactNode;
  export { Widget, type Props, type Table };
`;

/** Lists the names of a build: an entry that exports from a bundle. */
function listOf(declarations: string): string {
  const file = path.join(folder, 'entry.d.ts');
  writeFileSync(path.join(folder, 'bundle-x1.d.ts'), declarations);
  writeFileSync(file, "export * from './bundle-x1.js';");
  const read = new Declarations(folder, [file]);
  const declared = [...read.exportsOf(file), ...read.unexported()];
  return declared.map(({ name, text }) => text ?? name).join('\n');
}

const accepted = listOf(bundle);

test('lists exported names and what they use, without comments and names of the bundler', () => {
  expect(accepted.split('\n').filter((line) => /^\w/.test(line))).toEqual([
    'interface Props<Row = string> {',
    'type Table = typeof spanish;',
    'declare function Widget(props: Props): react.ReactNode;',
    'interface Options {',
    'declare const spanish: {',
  ]);
});

test.each([
  ['a removed export', ', type Table }', ' }'],
  ['a removed member', 'readonly row: Row', ''],
  ['the type of a member that an exported interface uses', 'retries: number', 'retries: string'],
  ['an added optional property', 'retries: number', 'retries: number; delay?: number'],
  ['the default of a type parameter', 'Row = string', 'Row = number'],
  ['the package of an imported type', "'react'", "'preact'"],
  ['a placeholder of a message', '{code}', '{number}'],
])('notices %s', (_, before, after) => {
  expect(bundle).toContain(before);
  expect(listOf(bundle.replace(before, after))).not.toBe(accepted);
});

test.each([
  ['a comment', 'no part', 'not a part'],
  ['the wording of a message', 'Encontrada', 'Hallada'],
])('ignores %s', (_, before, after) => {
  expect(listOf(bundle.replace(before, after))).toBe(accepted);
});

test('notices what an import adds to the page', () => {
  const file = path.join(folder, 'global.d.ts');
  writeFileSync(file, 'declare global { interface Window { birrete: string } } export {};');
  expect(new Declarations(folder, [file]).augmentationsOf(file)).toEqual([
    'declare global {\n  interface Window { birrete: string } }',
  ]);
});
