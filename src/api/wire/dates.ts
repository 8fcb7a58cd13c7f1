import { pipe, transform } from 'valibot';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { parseTimestamp } from '#domain/calendar/timestamp.ts';
import { optionalText } from './fields.ts';

/** A calendar date in either spelling; unreadable or missing is undefined. */
export const optionalDate = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseCalendarDate(text))),
);

/** A timestamp or a date in either spelling; unreadable or missing is undefined. */
export const optionalTimestamp = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseTimestamp(text))),
);
