import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('values take their places, as text', () => {
  expect(formatMessage('¡Bienvenido, {name}!', { name: '<b>Ana</b>' })).toBe(
    '¡Bienvenido, <b>Ana</b>!',
  );
});

test('one and many have their own forms', () => {
  const found = { one: '{count} acto', other: '{count} actos' };
  expect([0, 1, 2].map((count) => formatMessage(found, { count }))).toEqual([
    '0 actos',
    '1 acto',
    '2 actos',
  ]);
});

test('numbers are written in the locale', () => {
  expect(formatMessage('{count} filas', { count: 50_000 }, 'es-VE')).toBe('50.000 filas');
});

test("a place that a host's text mistyped stays empty", () => {
  const text: string = 'Hola, {nombre}';
  expect(formatMessage(text, {})).toBe('Hola, ');
});
