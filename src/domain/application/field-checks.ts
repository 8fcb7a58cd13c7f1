import {
  type CalendarDate,
  compareCalendarDates,
  hasShortYear,
  parseCalendarDate,
} from '../calendar/calendar-date.ts';
import { isEmailLike } from '../text/email.ts';
import { isAcceptedIdentityNumber } from './accepted-number.ts';
import { type FieldName, ruleOf } from './field-names.ts';

/** A problem with the text of a field. */
export type FieldProblem =
  | 'invalid-email'
  | 'invalid-id-number'
  | 'invalid-date'
  | 'short-year'
  | 'future-date'
  | 'too-early-date'
  | 'too-long';

const earliestBirth: CalendarDate = { year: 1900, month: 1, day: 1 };

/** Checks a text by the kind and the limit of its field. An empty text has no problem. */
export function checkText(
  field: FieldName,
  text: string,
  today: CalendarDate,
): FieldProblem | undefined {
  const { kind, max = Number.POSITIVE_INFINITY } = ruleOf(field);
  if (text === '') return undefined;
  if (kind === 'date') return checkDateOfBirth(text, today);
  if (kind === 'email' && !isEmailLike(text)) return 'invalid-email';
  if (field === 'idNumber' && !isAcceptedIdentityNumber(text)) return 'invalid-id-number';
  return isLongerThan(max, text) ? 'too-long' : undefined;
}

function checkDateOfBirth(text: string, today: CalendarDate): FieldProblem | undefined {
  const date = parseCalendarDate(text);
  if (date === undefined) return hasShortYear(text) ? 'short-year' : 'invalid-date';
  if (compareCalendarDates(date, today) > 0) return 'future-date';
  return compareCalendarDates(date, earliestBirth) < 0 ? 'too-early-date' : undefined;
}

/**
 * Counts characters as users do: an emoji is one. The input itself has no limit, because it would cut a pasted text
 * silently.
 */
function isLongerThan(max: number, text: string): boolean {
  return [...text].length > max;
}
