import { formatDayMonthYear, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { tidyDate } from '#domain/calendar/tidy-date.ts';

const isoOrLong = /^\s*\d{4}-\d{1,2}-\d{1,2}|\p{L}/u;
const slashBeforeWord = /^(\s*\d{1,2})\/(?=\p{L})/u;
const allDigits = /^\s*\d{8}\s*$/;
const separators = /[\s.,·_:\p{Pd}\u2212/\\]+/gu;

/**
 * The text of a date field after an edit. Whole dates in ISO or long format (pasted, autofilled) become DD/MM/YYYY;
 * digits typed or pasted at the end get their slashes; any other separator becomes a slash. Deletions and edits in the
 * middle are not changed: a jumping cursor is worse than a missing slash.
 *
 * @example typedDate('03', '030') // '03/0'
 * @example typedDate('', '2000-05-03') // '03/05/2000'
 * @example typedDate('', '3 de mayo de 2000') // '03/05/2000'
 */
export function typedDate(before: string, after: string): string {
  const whole = isoOrLong.test(after) ? parseCalendarDate(after) : undefined;
  if (whole !== undefined) return formatDayMonthYear(whole);

  // Pasted or filled in at once, over another text or not.
  if (Math.abs(after.length - before.length) > 1) {
    const tidied = tidyDate(after);
    if (tidied !== after) return tidied;
  }
  const isAtTheEnd = after.length > before.length && after.startsWith(before);
  return isAtTheEnd || allDigits.test(after) ? withSlashes(after) : after;
}

function withSlashes(text: string): string {
  const clean = text.trimStart().replace(separators, '/').replace(/^\//, '');
  if (/[^\d/]/.test(clean)) return text.replace(slashBeforeWord, '$1 ');
  const [day = '', month, ...year] = clean.split('/');
  if (month === undefined) return joined(split(day, 2, 2));
  if (year.length === 0) return joined([day, ...split(month, 2)]);
  return joined([day, month, year.join('').slice(0, 4)]);
}

/** Splits digits into groups of these lengths and a rest, of which a year keeps four. */
function split(digits: string, ...lengths: readonly number[]): string[] {
  const [length, ...others] = lengths;
  if (length === undefined) return [digits.slice(0, 4)];
  if (digits.length <= length) return [digits];
  return [digits.slice(0, length), ...split(digits.slice(length), ...others)];
}

function joined(groups: readonly string[]): string {
  return groups.join('/');
}
