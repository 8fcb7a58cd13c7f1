import { addDays } from 'date-fns/addDays';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatIsoDate, todayOf } from '#domain/calendar/calendar-date.ts';

export interface CalendarEntry {
  /** Globally unique, and the same for each download, so that a second import replaces the first. */
  readonly uid: string;
  readonly day: CalendarDate;
  readonly summary: string;
  readonly location: string | undefined;
  readonly description: string;
  /** Time of creation. */
  readonly stamp: Date;
}

/**
 * An iCalendar file (RFC 5545) with an all-day event, because a ceremony has a date without a time. Libraries for this
 * are larger than the whole receipt.
 */
export function toIcs(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//birrete//graduation-wizard//ES',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${compact(entry.stamp.toISOString().slice(0, 19))}Z`,
    `DTSTART;VALUE=DATE:${compact(formatIsoDate(entry.day))}`,
    `DTEND;VALUE=DATE:${compact(formatIsoDate(dayAfter(entry.day)))}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    `DESCRIPTION:${escapeText(entry.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** §3.3.11: backslash, semicolon, comma and line ends; other control characters are not allowed in a text. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** §3.1: no line is longer than 75 octets, and no character is split. */
function fold(line: string): string {
  const octets = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** The end is exclusive. */
function dayAfter({ year, month, day }: CalendarDate): CalendarDate {
  return todayOf(addDays(new Date(year, month - 1, day), 1));
}

function compact(iso: string): string {
  return iso.replace(/[-:]/g, '');
}
