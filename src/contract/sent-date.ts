import { formatIsoDate, parseCalendarDate } from '../domain/calendar/calendar-date.ts';

/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

const sentSpelling = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$/;

/**
 * Reads a date as the calls of the contract send it: DD/MM/YYYY or YYYY-MM-DD; of an ISO date-time the day as written
 * counts. A server checks input with it, so it accepts fewer spellings than `parseCalendarDate`.
 *
 * @returns undefined when there is no such day, or when it is outside the years 1900 to 2199, which is a typing error.
 */
export function parseSentDate(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  const date = sentSpelling.test(trimmed) ? parseCalendarDate(trimmed) : undefined;
  return date !== undefined && date.year >= 1900 && date.year < 2200
    ? formatIsoDate(date)
    : undefined;
}
