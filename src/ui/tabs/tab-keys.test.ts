import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test.each([
  ['ArrowLeft', 0, false, 4],
  ['ArrowRight', 4, false, 0],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 4],
  ['End', 1, false, 4],
  ['Home', 4, false, 0],
  ['a', 0, false, undefined],
])('%s from tab %i, right to left: %s, goes to %s', (key, place, isRightToLeft, next) => {
  expect(tabAfterKey(key, { place, count: 5, isRightToLeft })).toBe(next);
});
