import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
  tidyRegistryNumber,
} from './registry-number.ts';

function next(text: string, steps = 1): string | undefined {
  const number = parseRegistryNumber(text);
  return number && formatRegistryNumber(advanceRegistryNumber(number, steps));
}

describe('the number after', () => {
  test.each([
    ['001', '002'],
    ['099', '100'],
    ['999', '1000'],
    ['A-099', 'A-100'],
    ['2026/009-B', '2026/010-B'],
    ['99999999999999999', '100000000000000000'],
    ['A-009', 'A-010'],
    ['A-099/B', 'A-100/B'],
    ['999999999999999999', '1000000000000000000'],
    ['1999999999999999999', '2000000000000000000'],
  ])('%s is %s', (text, expected) => {
    expect(next(text)).toBe(expected);
  });

  test.each(['', '  ', 'A', 'uno', '--', 'sin número'])('"%s" has none', (text) => {
    expect(next(text)).toBeUndefined();
  });
});

test.each([
  ['001', 0, '001'],
  ['2025-099', 2, '2025-101'],
  ['0', 12, '12'],
  ['12-B', 3, '15-B'],
])('%s, %i further, is %s', (text, steps, expected) => {
  expect(next(text, steps)).toBe(expected);
});

test('steps add up, and no number of a series comes twice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{0,2}-?\d{1,20}$/), fc.nat(5_000), (start, steps) => {
      expect(next(start, steps + 1)).toBe(next(next(start, steps) ?? '', 1));
      expect(next(start, steps)).not.toBe(next(start, steps + 1));
    }),
  );
});

test.each([
  ['\u200e001', '001'],
  ['00\u200b1\u00ad', '001'],
  ['A\u00a0 001', 'A 001'],
  ['N\u0303-001', '\u00d1-001'],
  [' 2027-001 ', '2027-001'],
])('%j reads as %j', (text, expected) => {
  expect(tidyRegistryNumber(text)).toBe(expected);
});

test('letters around the digits make another series', () => {
  const [a, b] = [parseRegistryNumber('A-001'), parseRegistryNumber('B-001')];
  expect(a && b && isSameSeries(a, b)).toBe(false);
});
