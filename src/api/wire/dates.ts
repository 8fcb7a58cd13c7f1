import { pipe, transform } from 'valibot';
import { parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import { parseTimestamp } from '../../domain/calendar/timestamp.ts';
import { optionalText } from './fields.ts';

/** A calendar day in either spelling; unreadable or missing is undefined. */
export const optionalDate = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseCalendarDate(text))),
);

/** A moment or a day in either spelling; unreadable or missing is undefined. */
export const optionalTimestamp = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseTimestamp(text))),
);
