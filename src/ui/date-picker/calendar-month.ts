import { addDays, addMonths, daysIn, weekdayOf } from '#domain/calendar/calendar-arithmetic.ts';
import { type CalendarDate, formatDate } from '#domain/calendar/calendar-date.ts';

/** The weeks that contain a month, with days of the months around it. @param firstDay 1 for Monday to 7 for Sunday */
export function weeksOf(
  { year, month }: CalendarDate,
  firstDay: number,
): readonly (readonly CalendarDate[])[] {
  const first = { year, month, day: 1 };
  const before = daysSince(firstDay, first);
  const weeks = Math.ceil((before + daysIn(first)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => addDays(first, week * 7 + column - before)),
  );
}

/** The number of days since the start of the week. */
function daysSince(firstDay: number, date: CalendarDate): number {
  return (weekdayOf(date) - firstDay + 7) % 7;
}

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The day that a key moves the focus to; undefined for other keys. */
export function dayAfterKey(
  date: CalendarDate,
  { key, shiftKey }: PressedKey,
  firstDay: number,
): CalendarDate | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -daysSince(firstDay, date));
    case 'End':
      return addDays(date, 6 - daysSince(firstDay, date));
    case 'PageUp':
      return addMonths(date, -months);
    case 'PageDown':
      return addMonths(date, months);
    default:
      return undefined;
  }
}

interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of the week in a locale, from 1 for Monday; Monday where the browser does not know it. */
export function firstDayOf(locale: string): number {
  const known: WeekLocale = new Intl.Locale(locale);
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

interface WeekdayName {
  readonly short: string;
  readonly long: string;
}

/** The names of the days of the week, in order: 'lun' and 'lunes'. */
export function weekdayNames(firstDay: number, locale: string): readonly WeekdayName[] {
  // The first of June 2026 is a Monday.
  const dates = Array.from({ length: 7 }, (_, index) =>
    addDays({ year: 2026, month: 6, day: firstDay }, index),
  );
  const name = (date: CalendarDate, weekday: 'short' | 'long') =>
    formatDate(date, locale, { weekday });
  return dates.map((date) => ({ short: name(date, 'short'), long: name(date, 'long') }));
}

/** 'junio de 2026' */
export function monthName(date: CalendarDate, locale: string): string {
  return formatDate(date, locale, { month: 'long', year: 'numeric' });
}
