import { pipe, transform } from 'valibot';
import { parseTimestamp } from '../../domain/calendar/timestamp.ts';
import { optionalText } from './fields.ts';

/**
 * A moment or a day in either spelling; unreadable or missing is undefined. In a file of its own: bundlers keep what
 * shares a module, also on a page whose rows have no timestamps.
 */
export const optionalTimestamp = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseTimestamp(text))),
);
