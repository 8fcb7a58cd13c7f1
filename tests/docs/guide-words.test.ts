import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spanish } from '../../src/languages/es/spanish.ts';

type Text = string | Readonly<Partial<Record<string, string>>>;
const rooms: readonly Readonly<Record<string, Text>>[] = Object.values(spanish);

/** Every text of the product, without the values and counts that end some of them. */
const words = new Set(
  rooms
    .flatMap((room) => Object.values(room))
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
    .map((text = '') => text.replace(/ \(\{count\}\)$/, '')),
);

test.each(['guia-registro.md', 'guia-graduados.md'])('what %s quotes is on the screen', (page) => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs', page), 'utf8');
  const quoted = [...text.matchAll(/«([^»]+)»/g)].map(([, label = '']) =>
    label.replaceAll(/\s+/g, ' '),
  );
  expect(quoted.length).toBeGreaterThan(10);
  expect(quoted.filter((label) => !words.has(label))).toEqual([]);
});
