import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spanish } from '#languages/spanish.ts';

type Text = string | Readonly<Partial<Record<string, string>>>;
const features: readonly Readonly<Record<string, Text>>[] = Object.values(spanish);

/** Every message of the product, without a trailing count. */
const labels = new Set(
  features
    .flatMap((feature) => Object.values(feature))
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
    .map((text = '') => text.replace(/ \(\{count\}\)$/, '')),
);

test.each(['guia-registro.md', 'guia-graduados.md'])(
  'every label that %s quotes is a message of the product',
  (page) => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../docs', page), 'utf8');
    const quoted = [...text.matchAll(/«([^»]+)»/g)].map(([, label = '']) =>
      label.replaceAll(/\s+/g, ' '),
    );
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter((label) => !labels.has(label))).toEqual([]);
  },
);
