import { expect, test } from 'vitest';
import { checkText } from '#domain/application/field-checks.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { tidyDate } from '#domain/calendar/tidy-date.ts';
import { compareRows } from './compare-rows.ts';
import { dates, otherTexts, shortYears } from './dates.ts';

const today = { year: 2026, month: 6, day: 15 };

test('a date in any writing becomes day, month and year, and no other text changes', () => {
  const rows = [...dates, ...shortYears, ...otherTexts.map((text) => [text, text] as const)];
  const { found, expected } = compareRows(
    rows,
    ([text]) => tidyDate(text),
    ([, tidied]) => tidied,
  );
  expect(found).toEqual(expected);
  for (const [, tidied] of dates) expect(parseCalendarDate(tidied), tidied).toBeDefined();
});

test('a year of two digits is asked for, another text is no date', () => {
  for (const [text, tidied] of shortYears) {
    expect(checkText('dateOfBirth', tidied, today), text).toBe('short-year');
  }
  for (const text of otherTexts.filter((other) => other !== '')) {
    expect(checkText('dateOfBirth', text, today), text).toBe('invalid-date');
  }
});
