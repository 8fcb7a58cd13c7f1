import { type CalendarDate, formatLongDate, parseCalendarDate } from './calendar-date.ts';

/** A timestamp as the server wrote it: a moment, or a date if it has no time. */
export type Timestamp =
  | { readonly kind: 'moment'; readonly at: Date }
  | { readonly kind: 'day'; readonly day: CalendarDate };

const hasTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** PostgreSQL writes '-04', which `Date` does not parse. */
const hoursOnly = /[+-]\d\d$/;

/** Parses `applied_at`, `updated_at` and similar fields. Undefined if missing or unreadable. */
export function parseTimestamp(text: string): Timestamp | undefined {
  if (hasTime.test(text.trim())) {
    const at = new Date(text.trim().replace(' ', 'T').replace(hoursOnly, '$&:00'));
    if (!Number.isNaN(at.getTime())) return { kind: 'moment', at };
  }
  const day = parseCalendarDate(text);
  return day === undefined ? undefined : { kind: 'day', day };
}

/** Formats a moment as a long date with its time in the user's time zone, and a day as a long date. */
export function formatTimestamp(timestamp: Timestamp, locale: string): string {
  if (timestamp.kind === 'day') return formatLongDate(timestamp.day, locale);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    timestamp.at,
  );
}
