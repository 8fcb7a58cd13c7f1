import { type CalendarDate, formatIsoDate } from '../../../domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import type { Choice, ListFilter } from '../../list/list-filter.flow.ts';
import type { TitlesWords } from '../titles.messages.ts';

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

/** The filters by ceremony and by career. `withDate` tells two ceremonies of one name apart. */
export function titleFilters(
  { ceremonies, careers, ceremonyOf }: TitleCatalogue,
  words: TitlesWords,
  withDate: (name: string, date: CalendarDate) => string,
): readonly ListFilter<IssuedTitle>[] {
  const choiceOf = ({ key, name, date }: FilterChoice): Choice => ({
    key,
    label: date === undefined ? name : withDate(name, date),
  });
  return [
    {
      id: 'ceremony',
      label: words.ceremonyFilter,
      every: words.everyCeremony,
      choices: ceremonies.map(choiceOf),
      keyOf: ceremonyOf,
    },
    {
      id: 'career',
      label: words.careerFilter,
      every: words.everyCareer,
      choices: careers.map(choiceOf),
      keyOf: ({ careerName }) => careerName,
    },
  ];
}
