import { expect, it } from 'vitest';
import { addDays, addMonths, daysIn, weekdayOf } from './calendar-arithmetic.ts';
import { formatIsoDate, parseCalendarDate } from './calendar-date.ts';

function on(text: string) {
  const date = parseCalendarDate(text);
  if (date === undefined) throw new Error(`${text} is no date.`);
  return date;
}

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-06-15', 7, '2026-06-22'],
])('%s and %i days is %s', (from, days, to) => {
  expect(formatIsoDate(addDays(on(from), days))).toBe(to);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(formatIsoDate(addMonths(on(from), months))).toBe(to);
});

it('knows the length of a month and the day of the week', () => {
  expect([1, 2, 4, 12].map((month) => daysIn({ year: 2026, month }))).toEqual([31, 28, 30, 31]);
  expect([on('2026-06-15'), on('2026-06-21')].map(weekdayOf)).toEqual([1, 7]);
});
