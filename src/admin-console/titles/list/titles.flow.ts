import { type CalendarDate, formatIsoDate } from '../../../domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { nearestPage, pageCountOf, pageSpan } from '../../../domain/text/page-numbers.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';

/** What the list can be narrowed by, and the page that is shown; all stand in the address, so all are texts. */
export type TitleFilters = {
  readonly q: string;
  /** A key of `ceremonyKeys`, or '' for all. */
  readonly ceremony: string;
  /** A career's name, or '' for all. */
  readonly career: string;
  readonly page: string;
};

export const noFilters: TitleFilters = { q: '', ceremony: '', career: '', page: '1' };

/** Spec §9. */
const pageSize = 10;

/** The seven texts that the search looks through (spec §2, Titles). */
export function searchedTexts(title: IssuedTitle): readonly (string | undefined)[] {
  const { applicationCode, fullName, careerName, idNumber, registry } = title;
  const { record, assigned, folio } = registry;
  return [applicationCode, fullName, careerName, idNumber, record, assigned, folio];
}

/** A choice of a filter. */
export interface FilterChoice {
  readonly key: string;
  readonly name: string;
  /** Only where another ceremony has the same name. */
  readonly date: CalendarDate | undefined;
}

/** What a list of titles holds: its ceremonies and careers, each once. */
export interface TitleCatalogue {
  readonly ceremonies: readonly FilterChoice[];
  readonly careers: readonly FilterChoice[];
  /** The ceremony a title belongs to; undefined when it names none. */
  readonly ceremonyOf: (title: IssuedTitle) => string | undefined;
}

/**
 * Reads the ceremonies and careers off the titles. A title names its ceremony but gives no id: two ceremonies of one
 * name are told apart by their date, and a title without a date stays apart from both.
 */
export function readCatalogue(titles: readonly IssuedTitle[]): TitleCatalogue {
  const datesOf = new Map<string, Map<string, CalendarDate | undefined>>();
  const careers = new Set<string>();
  for (const { ceremonyName, ceremonyDate, careerName } of titles) {
    if (careerName !== undefined) careers.add(careerName);
    if (ceremonyName === undefined) continue;
    const dates = datesOf.get(ceremonyName) ?? new Map<string, CalendarDate | undefined>();
    dates.set(dayKey(ceremonyDate), ceremonyDate);
    datesOf.set(ceremonyName, dates);
  }
  const keyOf = (name: string, day: string) =>
    (datesOf.get(name)?.size ?? 0) > 1 ? `${name} ${day}`.trim() : name;
  const ceremonies = [...datesOf].flatMap(([name, dates]) =>
    [...dates].map(([day, date]): FilterChoice => {
      return { key: keyOf(name, day), name, date: dates.size > 1 ? date : undefined };
    }),
  );
  return {
    ceremonies: ceremonies.sort(
      (a, b) => compareSpanish(a.name, b.name) || (a.key < b.key ? -1 : 1),
    ),
    careers: [...careers]
      .sort(compareSpanish)
      .map((name) => ({ key: name, name, date: undefined })),
    ceremonyOf: ({ ceremonyName, ceremonyDate }) =>
      ceremonyName === undefined ? undefined : keyOf(ceremonyName, dayKey(ceremonyDate)),
  };
}

function dayKey(date: CalendarDate | undefined): string {
  return date === undefined ? '' : formatIsoDate(date);
}

/** The choice that a filter names; one that somebody wrote by hand, or that is gone, counts as none. */
function choiceOf(choices: readonly FilterChoice[], key: string): FilterChoice | undefined {
  return choices.find((choice) => choice.key === key);
}

/** The titles of a ceremony and a career, among those that were found. */
export function filterTitles(
  titles: readonly IssuedTitle[],
  filters: TitleFilters,
  { ceremonies, careers, ceremonyOf }: TitleCatalogue,
): readonly IssuedTitle[] {
  const ceremony = choiceOf(ceremonies, filters.ceremony)?.key;
  const career = choiceOf(careers, filters.career)?.key;
  if (ceremony === undefined && career === undefined) return titles;
  return titles.filter(
    (title) =>
      (ceremony === undefined || ceremonyOf(title) === ceremony) &&
      (career === undefined || title.careerName === career),
  );
}

/** One page of the list. */
export interface TitlePage {
  readonly rows: readonly IssuedTitle[];
  readonly page: number;
  readonly pageCount: number;
  /** Places of its rows in the list, from 1; 0 for an empty list. */
  readonly first: number;
  readonly last: number;
}

/** The rows of the page that the address asks for, or of the nearest one that exists. */
export function pageOf(titles: readonly IssuedTitle[], wanted: string): TitlePage {
  const pageCount = pageCountOf(titles.length, pageSize);
  const page = nearestPage(/^\d+$/.test(wanted) ? Number(wanted) : 1, pageCount);
  const { first, last } = pageSpan(page, pageSize, titles.length);
  return { rows: titles.slice(Math.max(0, first - 1), last), page, pageCount, first, last };
}
