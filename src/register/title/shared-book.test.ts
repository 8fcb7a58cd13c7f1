import { expect, test } from 'vitest';
import { sharesBook } from './shared-book.ts';

test.each([
  ['one', '001', '001', true],
  ['by-year', '001', 'B-7', true],
  ['by-ceremony', '001', '301', true],
  ['by-ceremony', '301', '001', true],
  ['by-ceremony', '001', '1', false],
  ['by-ceremony', 'A-001', 'B-301', false],
  ['by-ceremony', '001', 'ninguno', false],
] as const)('%s, from %s and from %s: %s', (policy, own, other, shares) => {
  expect(sharesBook(policy, own, other)).toBe(shares);
});
