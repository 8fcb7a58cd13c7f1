import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareCalendarDates,
  formatDate,
  formatDayMonthYear,
  formatIsoDate,
  formatLongDate,
  parseCalendarDate,
  todayOf,
} from './calendar-date.ts';

const anyDay = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => ({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }));

describe('parsing a date', () => {
  test.each([
    ['03/05/2000', { year: 2000, month: 5, day: 3 }],
    ['3/5/2000', { year: 2000, month: 5, day: 3 }],
    ['03-05-2000', { year: 2000, month: 5, day: 3 }],
    ['2000-05-03', { year: 2000, month: 5, day: 3 }],
    ['2000-05-03T23:30:00-04:00', { year: 2000, month: 5, day: 3 }],
    ['2000-05-03T00:30:00.000Z', { year: 2000, month: 5, day: 3 }],
    [' 29/02/2024 ', { year: 2024, month: 2, day: 29 }],
    ['1999-03-03', { year: 1999, month: 3, day: 3 }],
    ['3 de marzo de 1999', { year: 1999, month: 3, day: 3 }],
    ['3 marzo 1999', { year: 1999, month: 3, day: 3 }],
    ['03 DE MARZO DE 1999', { year: 1999, month: 3, day: 3 }],
    ['  3  de  marzo  del  1999 ', { year: 1999, month: 3, day: 3 }],
    ['12 mar. 1999', { year: 1999, month: 3, day: 12 }],
    ['1 de setiembre de 2001', { year: 2001, month: 9, day: 1 }],
  ])('parses %s', (text, day) => {
    expect(parseCalendarDate(text)).toEqual(day);
  });

  test.each([
    ...['', '31/02/2000', '29/02/2023', '2000-13-01', '00/05/2000', 'ayer', '3/5/20', '1234'],
    ...['31 de febrero de 2000', '3 de marzo', '3 de brumario de 1799', '3 ma 1999', 'marzo 1999'],
  ])('"%s" is no date', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  });

  test('both written formats parse to the same date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseCalendarDate(formatIsoDate(day))).toEqual(day);
        expect(parseCalendarDate(formatDayMonthYear(day))).toEqual(day);
      }),
    );
  });
});

test('a long date is the same in every time zone', () => {
  expect(formatLongDate({ year: 2026, month: 7, day: 1 }, 'es-ES')).toBe('1 de julio de 2026');
});

test.each([
  ...['es', 'es-ES', 'es-VE', 'es-MX', 'es-AR', 'es-419', 'es-PE', 'es-UY', 'es-Latn-PE'],
  ...['es-u-nu-arab', 'es-VE-u-ca-buddhist', 'ca', 'pt-BR', 'en-GB', 'eu'],
])('a long date in %s is what Intl writes', (locale) => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(formatLongDate(day, locale)).toBe(formatDate(day, locale, { dateStyle: 'long' }));
    }),
  );
});

test("today is the user's current day, not the day in Greenwich", () => {
  const lateEvening = new Date(2026, 6, 15, 23, 59);
  expect(todayOf(lateEvening)).toEqual({ year: 2026, month: 7, day: 15 });
});

test('dates are ordered by year, month, day', () => {
  const days = ['02/01/2026', '31/12/2025', '01/01/2026'].map((text) => parseCalendarDate(text));
  const sorted = days.filter((day) => day !== undefined).toSorted(compareCalendarDates);
  expect(sorted.map(formatIsoDate)).toEqual(['2025-12-31', '2026-01-01', '2026-01-02']);
});
