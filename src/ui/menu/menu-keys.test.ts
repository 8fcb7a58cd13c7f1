import { expect, test } from 'vitest';
import { itemAfterKey } from './menu-keys.ts';

const items = ['Aprobar', 'Marcar', 'Rechazar', 'Ábaco'].map((label) => ({
  id: label,
  label,
  isDisabled: label === 'Marcar',
  onAction: () => undefined,
}));

test.each([
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['a', 0, 3],
  ['á', 3, 0],
  ['r', 0, 2],
  ['m', 0, undefined],
  [' ', 0, undefined],
  ['Shift', 0, undefined],
])('%s at index %d goes to %s', (key, place, next) => {
  expect(itemAfterKey(key, place, items)).toBe(next);
});
