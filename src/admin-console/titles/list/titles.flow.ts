import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { ceremonyFinder, dayKey } from '../../../domain/ceremony/ceremony-finder.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { csvParts } from '../../../domain/text/csv.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import type { Choice, ListFilter } from '../../list/list-filter.flow.ts';
import type { TitlesWords } from '../titles.messages.ts';

/** The seven texts that the search looks through. */
export function searchedTexts(title: IssuedTitle): readonly (string | undefined)[] {
  const { applicationCode, fullName, careerName, idNumber, registry } = title;
  const { record, assigned, folio } = registry;
  return [applicationCode, fullName, careerName, idNumber, record, assigned, folio];
}

/** A choice of a filter. */
interface FilterChoice {
  readonly key: string;
  readonly name: string;
  /** Only where another ceremony has the same name. */
  readonly date: CalendarDate | undefined;
}

/** What a list of titles holds: its ceremonies and careers, each once. */
export interface TitleChoices {
  readonly ceremonies: readonly FilterChoice[];
  readonly careers: readonly FilterChoice[];
  /** The ceremony a title belongs to; undefined when it names none. */
  readonly ceremonyOf: (title: IssuedTitle) => string | undefined;
  readonly careerOf: (title: IssuedTitle) => string | undefined;
}

/**
 * Reads the ceremonies and careers off the titles. A title names its ceremony but has no id of it: two ceremonies of
 * one name are distinguished by their day, and a title without a day stays apart from both. So do two careers of one
 * name, by their faculty.
 */
export function readChoices(titles: readonly IssuedTitle[]): TitleChoices {
  const byDay = new Map<string, NamedCeremony>();
  const facultyOf = new Map<string | undefined, string>();
  const alike = new Set<string | undefined>();
  for (const { ceremonyName: name, ceremonyDate: date, careerName, facultyName } of titles) {
    if (facultyName !== undefined) {
      if ((facultyOf.get(careerName) ?? facultyName) !== facultyName) alike.add(careerName);
      facultyOf.set(careerName, facultyName);
    }
    const key = `${name} ${dayKey(date)}`;
    if (name !== undefined && !byDay.has(key)) byDay.set(key, { id: byDay.size, name, date });
  }
  const named = [...byDay.values()];
  const choices = ceremonyChoices(named);
  const ceremoniesOf = ceremonyFinder(named);
  const careerOf = ({ careerName, facultyName }: IssuedTitle) =>
    alike.has(careerName) && facultyName ? `${careerName} · ${facultyName}` : careerName;
  return {
    ceremonies: choices.toSorted(
      (a, b) => compareSpanish(a.name, b.name) || compareSpanish(a.key, b.key),
    ),
    careers: [...new Set(titles.flatMap((title) => careerOf(title) ?? []))]
      .sort(compareSpanish)
      .map((name) => ({ key: name, name, date: undefined })),
    ceremonyOf: ({ ceremonyName: name, ceremonyDate: date }) => {
      const [ceremony] = ceremoniesOf({ id: undefined, name, date });
      return ceremony && choices[ceremony.id]?.key;
    },
    careerOf,
  };
}

/** A ceremony as titles name it, with its place among those that were found as its id. */
interface NamedCeremony {
  readonly id: number;
  readonly name: string;
  readonly date: CalendarDate | undefined;
}

function ceremonyChoices(named: readonly NamedCeremony[]): readonly FilterChoice[] {
  const names = named.map(({ name }) => name);
  return named.map(({ name, date }) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? { key: name, name, date: undefined }
      : { key: `${name} ${dayKey(date)}`.trim(), name, date },
  );
}

/** The filters by ceremony and by career. `withDate` distinguishes two ceremonies of one name. */
export function titleFilters(
  { ceremonies, careers, ceremonyOf, careerOf }: TitleChoices,
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
      keyOf: careerOf,
    },
  ];
}

/** The file of 'Exportar CSV' in parts: student, career, ceremony, acta, asignado, folio. */
export function titleCsv(rows: readonly IssuedTitle[], words: TitlesWords): Iterable<string> {
  const { student, career, ceremony, record, assigned, folio } = words;
  return csvParts([student, career, ceremony, record, assigned, folio], rows, cellsOf);
}

function cellsOf({ fullName, careerName, ceremonyName, registry }: IssuedTitle): readonly string[] {
  const { record, assigned, folio } = registry;
  return [fullName, careerName, ceremonyName, record, assigned, folio].map((text) => text ?? '');
}
