import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attributeRows, elementsManifest, eventRows, rowsAfter } from '#build/elements-manifest.ts';
import { widgetKinds } from '#embed/widgets/widget-kinds.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/embed.md'), 'utf8');
const { modules } = elementsManifest();
const declarations = modules.flatMap((module) => module.declarations);

test.each(widgetKinds)('the manifest has every attribute of <$tag>', ({ tag, attributes }) => {
  const declared = declarations.find(({ tagName }) => tagName === tag)?.attributes ?? [];
  const names = declared.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...attributes].sort());
  expect(declared.filter(({ description }) => description === '')).toEqual([]);
});

test('only the public elements have a link to the home page', () => {
  const tags = widgetKinds.filter(({ attributes }) => attributes.includes('home-href'));
  expect(tags.map(({ tag }) => tag)).toEqual([
    'graduation-wizard',
    'graduation-status',
    'graduation-verification',
  ]);
});

/** Events of every element. */
const everywhere = ['ready', 'load-failed', 'session-ended', 'validation-failed', 'call-failed'];

test.each([
  ['graduation-wizard', ['wizard-step-changed', 'application-submitted']],
  ['graduation-status', ['status-found']],
  ['graduation-verification', ['title-verified']],
  [
    'graduation-admin',
    ['signed-in', 'signed-out', 'application-approved', 'application-rejected', 'titles-issued'],
  ],
])('<%s> has its own events only', (tag, types) => {
  const declared = declarations.find(({ tagName }) => tagName === tag)?.events ?? [];
  expect(declared.map(({ name }) => name).sort()).toEqual(
    [...everywhere, ...types].map((type) => `birrete-${type}`).sort(),
  );
});

test.each(widgetKinds)('<$tag> has its properties, with types and texts', ({ tag, properties }) => {
  const members = declarations.find(({ tagName }) => tagName === tag)?.members ?? [];
  expect(members.map(({ name }) => name).sort()).toEqual([...properties].sort());
  expect(members.filter(({ type, description }) => !type.text || !description)).toEqual([]);
});

test('each element lists the parts of docs/isolation.md', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/isolation.md'), 'utf8');
  const parts = rowsAfter(page, '| part ').map(([name, description]) => [name, description]);
  for (const { cssParts } of declarations) {
    expect(cssParts.map(({ name, description }) => [`\`${name}\``, description])).toEqual(parts);
  }
});

// `node build/elements-manifest.ts --guide` writes both tables.
test('the guide lists the attributes and events of the elements', () => {
  expect(rowsAfter(guide, '## Attributes')).toEqual(attributeRows());
  expect(rowsAfter(guide, '| event ')).toEqual(eventRows());
});
