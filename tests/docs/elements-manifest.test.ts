import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  attributeRows,
  elementsManifest,
  eventRows,
  rowsAfter,
} from '../../build/elements-manifest.ts';
import { widgetKinds } from '../../src/embed/widgets/widget-kinds.ts';
import type { GraduationEvent } from '../../src/provider/events.ts';

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
  expect(tags.map(({ tag }) => tag)).toEqual(['graduation-wizard', 'graduation-status']);
});

test('the manifest has every event', () => {
  const types = {
    ready: true,
    'load-failed': true,
    'wizard-step-changed': true,
    'application-submitted': true,
    'status-found': true,
    'signed-in': true,
    'signed-out': true,
    'session-ended': true,
    'validation-failed': true,
    'application-approved': true,
    'application-rejected': true,
    'titles-issued': true,
    'call-failed': true,
  } satisfies Record<GraduationEvent['type'], true>;
  for (const { events } of declarations) {
    expect(events.map(({ name }) => name).sort()).toEqual(
      Object.keys(types)
        .map((type) => `birrete-${type}`)
        .sort(),
    );
  }
});

// `npm run build:manifest -- --guide` writes both tables.
test('the guide lists the attributes and events of the elements', () => {
  expect(rowsAfter(guide, '## Attributes')).toEqual(attributeRows());
  expect(rowsAfter(guide, '| event ')).toEqual(eventRows());
});
