import { expect, test } from 'vitest';
import { resolutionKey } from './resolution-number.ts';

test.each([
  'CU-0123-2026',
  'cu-0123-2026',
  'N.º CU-0123-2026',
  'N.º CU-0123-2026.',
  'Nº CU-0123-2026',
  'N° CU-0123-2026',
  'n.o CU-0123-2026',
  '№ CU-0123-2026',
  'No. CU-0123-2026',
  'Nro. CU-0123-2026',
  'Núm. CU-0123-2026',
  'Resolución número CU-0123-2026',
  'Resolución N.º CU-0123-2026.',
  'CU N.º 0123-2026',
  '  CU - 0123 - 2026  ',
  'CU 0123 2026',
  'CU/0123/2026',
  'CU–0123–2026',
  'ＣＵ－０１２３－２０２６',
  'CU-01\u200B23-2026',
  '#CU-0123-2026',
])('%s is the resolution CU-0123-2026', (number) => {
  expect(resolutionKey(number)).toBe('cu-0123-2026');
});

test.each([
  ['N.º 12', '12'],
  ['N.º12', '12'],
  ['N. 12', '12'],
  ['N-12', 'n-12'],
  ['NO-12', 'no-12'],
  ['Nova 12', 'nova-12'],
  ['12-3', '12-3'],
  ['1-23', '1-23'],
])('%s is the resolution %s', (number, key) => {
  expect(resolutionKey(number)).toBe(key);
});

test.each(['---', '', ' . ', 'N.º', 'Resolución N.º'])("'%s' is no number", (number) => {
  expect(resolutionKey(number)).toBe('');
});
