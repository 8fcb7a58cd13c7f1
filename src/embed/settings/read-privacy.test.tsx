import { expect, test } from 'vitest';
import type { Source } from './read-attributes.ts';
import { readPrivacyAttributes } from './read-privacy.ts';

function sourceOf(attributes: Readonly<Record<string, string>>): Source {
  return {
    attribute: (name) => attributes[name],
    property: () => undefined,
    developer: { warn: () => undefined, refuse: () => undefined },
  };
}

test('an address is a notice, and a version makes it an authorisation', () => {
  const href = 'https://universidad.example/privacidad';
  expect(readPrivacyAttributes(sourceOf({}))).toBeUndefined();
  expect(readPrivacyAttributes(sourceOf({ 'privacy-href': href }))).toEqual({
    kind: 'notice',
    href,
    text: undefined,
  });
  const attributes = { 'privacy-href': href, 'privacy-version': '2026-1', 'privacy-text': 'Sí' };
  expect(readPrivacyAttributes(sourceOf(attributes))).toEqual({
    kind: 'authorisation',
    href,
    version: '2026-1',
    text: 'Sí',
  });
});

test('an age adds the text for minors, which the university can replace', () => {
  const attributes = { 'privacy-href': '/privacidad', 'privacy-minors-age': '18' };
  expect(readPrivacyAttributes(sourceOf(attributes))).toMatchObject({ minorsAge: 18 });
  const replaced = { ...attributes, 'privacy-minors-text': 'Pide permiso.' };
  expect(readPrivacyAttributes(sourceOf(replaced))).toMatchObject({ minorsText: 'Pide permiso.' });
});

test('a version without an address is still an authorisation', () => {
  expect(readPrivacyAttributes(sourceOf({ 'privacy-version': '1' }))).toMatchObject({
    kind: 'authorisation',
  });
});
