import { pipe, transform } from 'valibot';
import { parseOccurrence } from '../../domain/calendar/occurrence.ts';
import { optionalText } from './fields.ts';

/**
 * A moment or a day in either spelling; unreadable or missing is undefined (ruling 15). By itself, because bundlers keep
 * a field that stands beside others, also on a page where no row has a moment.
 */
export const optionalOccurrence = pipe(
  optionalText,
  transform((text) => (text === undefined ? undefined : parseOccurrence(text))),
);
