import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importTexts } from './import-texts.ts';
import { alignedTable } from './markdown.ts';
import { root } from './source.ts';
import type { Reference } from './write-page.ts';

/** The README's table of imports, from `exports` of package.json. @throws Error if one has no text, or no longer exists */
export function importTable(reference: Reference): string {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const specifiers = Object.keys(exports).map((key) => path.posix.join('birrete', key));
  const unknown = Object.keys(importTexts).filter((name) => !specifiers.includes(name));
  const untold = specifiers.filter((name) => importTexts[name] === undefined);
  if (unknown.length + untold.length > 0) {
    throw new Error(`import-texts.ts: not exported: ${unknown}; without a text: ${untold}`);
  }
  const order = Object.keys(importTexts);
  const sorted = specifiers.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const rows = sorted.map((name) => [
    `\`${name}\``,
    importTexts[name] ?? '',
    pageOf(name, reference),
  ]);
  return alignedTable(['import', 'content', 'reference'], rows);
}

/** A link to the page of an import, or of the first value that it exports. The index of the reference lists the others. */
function pageOf(specifier: string, { source, pages }: Reference): string {
  if (specifier === 'birrete') return '[all pages](docs/reference/README.md)';
  const exported = source.entries.get(specifier) ?? [];
  const values = exported.filter((name) => source.names.get(name)?.isValue);
  const value = values.find(isNotProvider) ?? values[0];
  const page =
    pages.find(({ text }) => text.entry === specifier) ??
    pages.find(({ names }) => names.some(({ name }) => name === value));
  if (page === undefined) return '';
  return `[${page.text.page}](docs/reference/${page.text.page}.md)`;
}

/** Every widget's import has the provider. */
function isNotProvider(name: string): boolean {
  return name !== 'GraduationProvider';
}
