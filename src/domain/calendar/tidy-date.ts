import { foldText } from '../text/text-fold.ts';
import { type CalendarDate, formatDayMonthYear, parseCalendarDate } from './calendar-date.ts';

/**
 * The text of a date field as DD/MM/YYYY, if exactly one date follows from it; with a year of two digits as DD/MM/YY. Any
 * other text stays. Accepts every separator, digits alone, names of months, ordinals and the year first.
 *
 * @example tidyDate('352000') // '03/05/2000'
 * @example tidyDate('3º de mayo de 1999') // '03/05/1999'
 * @example tidyDate('3-5-99') // '03/05/99'
 */
export function tidyDate(text: string): string {
  const date = dateIn(plainText(text));
  return date === undefined ? text : writtenDate(date);
}

type Groups = readonly [day: string, month: string, year: string];

function dateIn(text: string): Groups | undefined {
  const named = namedMonth.exec(text)?.groups ?? monthFirst.exec(text)?.groups;
  if (named !== undefined) {
    const { day = '', month = '', year = '' } = named;
    return existing([day, monthNumber(month), year]);
  }
  if (/[^\d/]/.test(text)) return undefined;
  const groups = text.split('/').filter((group) => group !== '');
  // '12/1999' is a month and its year.
  if (groups.length === 2) return undefined;
  if (groups.length !== 3) return inDigits(groups.join(''));
  return inGroups(groups) ?? (isMonthFirst(groups) ? undefined : inDigits(groups.join('')));
}

/** True for '12/19/99', which may be a date with the month first, or the digits '121999' with slashes. */
function isMonthFirst([month = '', day = '', year = '']: readonly string[]): boolean {
  return existing([day, month, year]) !== undefined;
}

/** '3/5/1999', or the year first. */
function inGroups([first = '', second = '', third = '']: readonly string[]): Groups | undefined {
  return existing(first.length === 4 ? [third, second, first] : [first, second, third]);
}

/** Digits alone, or with slashes that the field has inserted at other places: '35/20/00' was typed as '352000'. */
function inDigits(digits: string): Groups | undefined {
  const days = [1, 2].flatMap((day) => [1, 2].map((month) => [day, day + month] as const));
  const found = days
    .map(([day, month]): Groups => {
      return [digits.slice(0, day), digits.slice(day, month), digits.slice(month)];
    })
    .filter(([, , year]) => year.length === 4)
    .concat(digits.length === 8 ? [yearFirst(digits)] : [])
    .concat(digits.length === 6 ? [[digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]] : [])
    .filter((groups) => existing(groups) !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

function yearFirst(digits: string): Groups {
  return [digits.slice(6), digits.slice(4, 6), digits.slice(0, 4)];
}

/** The groups if the day exists; a year of two digits may be any. */
function existing(groups: Groups): Groups | undefined {
  const [day, month, year] = groups;
  const isShort = /^\d{2}$/.test(year);
  // The 29th of February exists in some of the years.
  const whole = parseCalendarDate(`${day}/${month}/${isShort ? '2000' : year}`);
  return whole !== undefined && (isShort || isUsual(whole)) ? groups : undefined;
}

/** False for the years that digits split at a wrong place would have. */
function isUsual({ year }: CalendarDate): boolean {
  return year >= 1800 && year < 2200;
}

function writtenDate([day, month, year]: Groups): string {
  const date = { day: Number(day), month: Number(month), year: Number(year) };
  const written = formatDayMonthYear(date);
  return year.length === 2 ? `${written.slice(0, 6)}${year}` : written;
}

const namedMonth =
  /^(?<day>\d{1,2})\/(?:del?\/)?(?<month>[a-z]{3,})\/(?:del?\/)?(?:an[oy]\/)?(?<year>\d{2}|\d{4})$/;
const monthFirst = /^(?<month>[a-z]{3,})\/(?<day>\d{1,2})\/(?<year>\d{4})$/;

/** The beginnings of the months in Spanish, Portuguese, Catalan and English. */
const months = [
  'ene|jan|gen',
  'feb|fev',
  'mar',
  'abr|apr',
  'may|mai',
  'jun',
  'jul',
  'ago|aug',
  'sep|set',
  'oct|out',
  'nov',
  'dic|dec|dez|des',
];

/** '5' for 'mayo', 'may' and 'May'; '0' for another word. */
function monthNumber(word: string): string {
  const start = word.slice(0, 3);
  return String(months.findIndex((names) => names.split('|').includes(start)) + 1);
}

/** Folded, with a slash for every separator: '3/de/mayo/de/1999'. */
function plainText(text: string): string {
  return foldText(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/^primero?(?= )/, '1')
    .replace(/(?<=\d)(?:ero|ro|er|o|a|st|nd|rd|th)(?![a-z])/g, '')
    .replace(/[^\p{L}\d]+/gu, '/')
    .replace(/^\/|\/$/g, '')
    .replace(/(?<=\d)(?=(?:de|[a-z]{3,})(?:\/|\d))|(?<=[a-z]{3})(?=\d)/g, '/');
}
