// @module-tag rare
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fillPlainText } from 'birrete/rules';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readPdfPages } from '#testing/read-pdf.ts';
import { checkDocuments } from './check-documents.ts';
import { bytesOf, documentOf, templateWithCrest } from './documents.fixtures.ts';
import { renderPdf } from './render-pdf.ts';

const list = createRequire(import.meta.url).resolve('big-list-of-naughty-strings/blns.json');
const strings = v.parse(v.array(v.string()), JSON.parse(readFileSync(list, 'utf8')));
/** Every third name, or all of them in `npm run test:resilience`, cut to the longest that an application accepts. */
const step = import.meta.env.BIRRETE_RESILIENCE === '1' ? 1 : 3;
const names = [...new Set(strings.map((text) => text.slice(0, 200)))].filter(
  (_, position) => position % step === 0,
);

/** The letters of a text without spaces. Compatible letters such as 'µ' and 'μ' are one glyph, which reads as either. */
const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

test('the individual record prints each naughty name, or reports it', () => printAll(4));

// The other templates print names in the fonts of this one.
test('a title prints each naughty name, or reports it', () => printAll(0));

async function printAll(index: number): Promise<void> {
  const template = templateWithCrest(index);
  const documents = names.map((nombre) => {
    const values = documentOf({ firstName: 'x', lastName: 'y' });
    return { ...values, surnames: '', fields: { ...values.fields, nombre } };
  });
  const problems = await checkDocuments({ template, documents });
  const reported = new Set(problems.map(({ document }) => document));
  expect(problems.filter(({ document }) => document === undefined)).toEqual([]);
  const printable = documents.filter((_, position) => !reported.has(position));
  expect(printable.length).toBeGreaterThan(names.length / 3);
  const bytes = await bytesOf(renderPdf({ template, documents: printable, title: 'Nombres' }));
  const text = await readPdfPages(bytes);
  expect(text).toHaveLength(printable.length);
  for (const [position, { fields, gender }] of printable.entries()) {
    const name = fillPlainText('{nombre}', { fields, gender });
    expect(letters(text[position] ?? '')).toContain(letters(name));
  }
}
