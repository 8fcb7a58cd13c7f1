import { isExists } from 'date-fns/isExists';
import { foldText } from '../text/text-fold.ts';

/**
 * A calendar date without time or time zone: a date of birth or of a ceremony is the same day everywhere. Months count
 * from 1.
 */
export interface CalendarDate {
  /** The year, with four digits. */
  readonly year: number;
  /** The month, from 1. */
  readonly month: number;
  /** The day of the month, from 1. */
  readonly day: number;
}

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const inSpanish = /^(\d{1,2})\s+(?:de\s+)?([a-z]{3,})\.?\s+(?:del?\s+)?(\d{4})$/;
const months =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * Parses a date as servers and users write it: DD/MM/YYYY first, then ISO, whose written day counts whatever time
 * follows, then '3 de marzo de 1999'.
 *
 * @returns undefined for anything that is not an existing day (31/02/2000 included).
 */
export function parseCalendarDate(text: string): CalendarDate | undefined {
  const trimmed = text.trim();
  const local = dayFirst.exec(trimmed);
  if (local !== null) return existing(Number(local[3]), Number(local[2]), Number(local[1]));

  const iso = yearFirst.exec(trimmed);
  if (iso !== null) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const spanish = inSpanish.exec(foldText(trimmed));
  return spanish === null
    ? undefined
    : existing(Number(spanish[3]), monthNumber(spanish[2] ?? ''), Number(spanish[1]));
}

/** True for a date that a field has tidied, and whose year has two digits: '03/05/99'. */
export function hasShortYear(text: string): boolean {
  // Of all years of two digits, 2000 has the most days.
  return (
    /^\d{2}\/\d{2}\/\d{2}$/.test(text) && parseCalendarDate(`${text.slice(0, 6)}2000`) !== undefined
  );
}

/** 3 for 'marzo' and 'mar', 9 also for 'setiembre'; 0, which no date has, for any other word. */
function monthNumber(word: string): number {
  return months.findIndex((month) => month.startsWith(word.replace(/^set/, 'sept'))) + 1;
}

/** The user's current day, by the clock and the time zone of the device. */
export function todayOf(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** YYYY-MM-DD, the format of `ceremony_date` and the wizard's `date_of_birth`. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** DD/MM/YYYY, the format of the application edit and of `emission_date`. */
export function formatDayMonthYear({ year, month, day }: CalendarDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/**
 * Spanish, except with other digits or calendars (`es-u-…`) and where September is 'setiembre'. The first use of `Intl`
 * for dates or numbers takes a browser 30 ms on a desktop, and an old phone many times that.
 */
const plainSpanish = /^es(?:-(?!pe|uy)[a-z]{2}|-419)?$/i;

/** A long date ("15 de julio de 2026"), as `Intl` formats it. */
export function formatLongDate(date: CalendarDate, locale: string): string {
  if (!plainSpanish.test(locale)) return formatDate(date, locale, { dateStyle: 'long' });
  return `${date.day} de ${months[date.month - 1]} de ${date.year}`;
}

/** A long date with the day of the week ("miércoles, 15 de julio de 2026"). */
export function formatFullDate(date: CalendarDate, locale: string): string {
  return formatDate(date, locale, { dateStyle: 'full' });
}

/** Negative if `a` comes before `b`, 0 if they are the same day. */
export function compareCalendarDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Formats at noon UTC in UTC: no time zone and no daylight saving time can change the day. */
export function formatDate(
  date: CalendarDate,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utcNoon(date));
}

function existing(year: number, month: number, day: number): CalendarDate | undefined {
  return isExists(year, month - 1, day) ? { year, month, day } : undefined;
}

/** The date as a moment: noon in UTC. `Date.UTC` reads years below 100 as 19xx; `setUTCFullYear` does not. */
export function utcNoon({ year, month, day }: CalendarDate): Date {
  const date = new Date(Date.UTC(2000, 0, 1, 12));
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
