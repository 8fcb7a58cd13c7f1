import { expect, it } from 'vitest';
import { advanceNumber } from './registry-numbering.ts';

it.each([
  ['001', 0, '001'],
  ['001', 1, '002'],
  ['099', 1, '100'],
  ['999', 1, '1000'],
  ['A-009', 1, 'A-010'],
  ['12-B', 3, '15-B'],
  ['00000000000000000009', 1, '00000000000000000010'],
])('%s and %i steps are %s', (number, steps, expected) => {
  expect(advanceNumber(number, steps)).toBe(expected);
});
