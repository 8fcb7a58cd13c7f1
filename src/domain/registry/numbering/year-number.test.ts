import { expect, test } from 'vitest';
import { findYearNumber } from './year-number.ts';

test.each([
  ['001/2026', 2026, '001/2027'],
  [' 001/2026 ', undefined, '001/2027'],
  ['A-1999', 2026, 'A-2000'],
  ['2026-B', 2026, '2027-B'],
  ['2026', 2026, '2027'],
  ['2025', 2026, '2026'],
])('%j for a ceremony of %s is followed by %j', (text, year, next) => {
  expect(findYearNumber(text, year)).toMatchObject({ number: text.trim(), next });
});

test.each([
  ['001', 2026],
  ['2026/001', 2026],
  ['T2026-0099', 2026],
  ['A-0301', 2026],
  ['A-12026', 2026],
  ['1950', 2026],
  ['2026', undefined],
  ['2026', 2030],
  ['', 2026],
  ['sin número', 2026],
])('%j for a ceremony of %s does not grow by a year', (text, year) => {
  expect(findYearNumber(text, year)).toBeUndefined();
});
