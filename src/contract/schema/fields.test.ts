import { expect, test } from 'vitest';
import { parseSentDate } from './fields.ts';

test.each([
  ['18/07/2025', '2025-07-18'],
  ['8/7/2025', '2025-07-08'],
  ['2025-07-18', '2025-07-18'],
  [' 2025-07-18T23:59:00-04:00 ', '2025-07-18'],
  ['29/02/2024', '2024-02-29'],
])('%j is the day %s', (text, day) => {
  expect(parseSentDate(text)).toBe(day);
});

test.each([
  '',
  '29/02/2025',
  '2025-13-01',
  '07/18/2025',
  '18-07-2025',
  '1/1/25',
  '2025-7-1',
  '01/01/0099',
])('%j is no day', (text) => {
  expect(parseSentDate(text)).toBeUndefined();
});
