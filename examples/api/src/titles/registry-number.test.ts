import { expect, test } from 'vitest';
import { isRegistryNumber, registryNumberAfter } from './registry-number.ts';

test.each([
  ['001', 0, '001'],
  ['001', 1, '002'],
  ['099', 1, '100'],
  ['999', 1, '1000'],
  ['A-009', 1, 'A-010'],
  ['2025-099', 2, '2025-101'],
  ['A-099/B', 1, 'A-100/B'],
  ['0', 12, '12'],
  ['999999999999999999', 1, '1000000000000000000'],
  ['1999999999999999999', 1, '2000000000000000000'],
])('%s, %i further, is %s', (initial, steps, expected) => {
  expect(registryNumberAfter(initial, steps)).toBe(expected);
});

test.each(['', '  ', 'uno', '--'])('%j holds no number', (text) => {
  expect(isRegistryNumber(text)).toBe(false);
  expect(registryNumberAfter(text, 1)).toBeUndefined();
});
