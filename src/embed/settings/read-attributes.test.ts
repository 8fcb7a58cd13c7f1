import { expect, test, vi } from 'vitest';
import { readAttribute, readProperty, type Source } from './read-attributes.ts';

function attributeSource(value: unknown) {
  const warn = vi.fn();
  const source: Source = {
    attribute: () => (typeof value === 'string' ? value : undefined),
    property: () => value,
    developer: { warn, refuse: () => undefined },
  };
  return { source, warn };
}

test.each([
  ['V, E,P', ['V', 'E', 'P']],
  [' V ,, ', ['V']],
  [' , ', undefined],
  ['', undefined],
])('the list %j is %j', (text, entries) => {
  const { source } = attributeSource(text);
  expect(readAttribute(source, 'identification-types')).toEqual(entries);
});

test.each([
  ['list', ['Falta un documento'], true],
  ['list', { 0: 'Falta un documento' }, false],
  ['object', {}, true],
  ['object', 'auth', false],
  ['function', () => undefined, true],
  ['function', {}, false],
] as const)('a property of the type %s with the value %o is read: %s', (type, value, isRead) => {
  const { source, warn } = attributeSource(value);
  expect(readProperty(source, 'own', type)).toBe(isRead ? value : undefined);
  expect(warn).toHaveBeenCalledTimes(isRead ? 0 : 1);
});

test('a property that is not set is missing without a warning', () => {
  const { source, warn } = attributeSource(null);
  expect(readProperty(source, 'own', 'object')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
