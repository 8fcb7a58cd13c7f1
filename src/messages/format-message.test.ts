import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

test('inserts values as text', () => {
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

test('a language with more plural categories has a form for each, and falls back to other', () => {
  const found = { one: '{count} akt', few: '{count} akty', other: '{count} aktów' };
  const said = [1, 3, 5].map((count) => formatMessage(found, { count }, 'pl'));
  expect(said).toEqual(['1 akt', '3 akty', '5 aktów']);
});

test('numbers are written in the locale', () => {
  expect(formatMessage('{count} filas', { count: 50_000 }, 'es-VE')).toBe('50.000 filas');
});

test.each(['es', 'es-VE', 'es-419', 'en', 'en-IN', 'pt-BR', 'ca', 'ar-EG', 'es-u-nu-arab'])(
  'numbers in %s are what Intl writes',
  (locale) => {
    const digits = new Intl.NumberFormat(locale);
    for (const count of [0, 7, 42, 999, 1000, 12_345, -3, 2.5]) {
      expect(formatMessage('{count}', { count }, locale)).toBe(digits.format(count));
    }
  },
);

test('a mistyped placeholder of a host stays empty', () => {
  const texts: readonly string[] = ['Hola, {nombre}', 'Hola, {código}', 'Hola, {}'];
  expect(texts.map((text) => formatMessage(text, {}))).toEqual(['Hola, ', 'Hola, ', 'Hola, ']);
});

test('ignores spaces around the name of a placeholder', () => {
  const text: string = 'Hola, { name }.';
  expect(formatMessage(text, { name: 'Ana' })).toBe('Hola, Ana.');
});
