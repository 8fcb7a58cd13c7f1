import type { Choice, ListFilter } from '#admin-console/list/list-filter.flow.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { ceremonyFinder, dayKey } from '#domain/ceremony/ceremony-finder.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { type TextTable, textTable } from '#domain/text/text-table.ts';
import type { NoteColumn } from '../corrections/marginal-notes.flow.ts';
import type { TitlesMessages } from '../titles.messages.ts';

/** The seven texts that the search covers. */
export function searchedTexts(title: IssuedTitle): readonly (string | undefined)[] {
  const { applicationCode, fullName, careerName, idNumber, registry } = title;
  const { record, assigned, folio } = registry;
  return [applicationCode, fullName, careerName, idNumber, record, assigned, folio];
}

interface FilterChoice {
  readonly key: string;
  readonly name: string;
  /** Set only if another ceremony has the same name. */
  readonly date: CalendarDate | undefined;
}

/** The distinct ceremonies and careers of a list of titles. */
export interface TitleChoices {
  readonly ceremonies: readonly FilterChoice[];
  readonly careers: readonly FilterChoice[];
  /** The key of a title's ceremony; undefined if the title names none. */
  readonly ceremonyOf: (title: IssuedTitle) => string | undefined;
  readonly distinctCareer: (title: IssuedTitle) => string | undefined;
}

/**
 * Collects the ceremonies and careers of the titles. A title has the name of its ceremony but not its id, so ceremonies
 * with the same name are distinguished by date, and a title without a date belongs to neither. Careers with the same
 * name are distinguished by faculty.
 */
export function readChoices(titles: readonly IssuedTitle[]): TitleChoices {
  const byDay = new Map<string, NamedCeremony>();
  const facultyOf = new Map<string | undefined, string>();
  const ambiguous = new Set<string | undefined>();
  for (const { ceremonyName: name, ceremonyDate: date, careerName, facultyName } of titles) {
    if (facultyName !== undefined) {
      if ((facultyOf.get(careerName) ?? facultyName) !== facultyName) ambiguous.add(careerName);
      facultyOf.set(careerName, facultyName);
    }
    const key = `${name} ${dayKey(date)}`;
    if (name !== undefined && !byDay.has(key)) byDay.set(key, { id: byDay.size, name, date });
  }
  const named = [...byDay.values()];
  const choices = ceremonyChoices(named);
  const ceremoniesOf = ceremonyFinder(named);
  const careerOf = ({ careerName, facultyName }: IssuedTitle) =>
    ambiguous.has(careerName) && facultyName ? `${careerName} · ${facultyName}` : careerName;
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
    distinctCareer: careerOf,
  };
}

/** A ceremony as titles name it; its index serves as id. */
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

/** Filters by ceremony and career. `withDate` labels ceremonies that share a name. */
export function titleFilters(
  { ceremonies, careers, ceremonyOf, distinctCareer: careerOf }: TitleChoices,
  messages: TitlesMessages,
  withDate: (name: string, date: CalendarDate) => string,
): readonly ListFilter<IssuedTitle>[] {
  const choiceOf = ({ key, name, date }: FilterChoice): Choice => ({
    key,
    label: date === undefined ? name : withDate(name, date),
  });
  return [
    {
      id: 'ceremony',
      label: messages.ceremonyFilter,
      allLabel: messages.everyCeremony,
      choices: ceremonies.map(choiceOf),
      keyOf: ceremonyOf,
    },
    {
      id: 'career',
      label: messages.careerFilter,
      allLabel: messages.everyCareer,
      choices: careers.map(choiceOf),
      keyOf: careerOf,
    },
  ];
}

/**
 * The table of a file: student, career, ceremony, acta, asignado, folio, and the marginal notes if one of the titles
 * has any.
 */
export function titleTable(
  rows: readonly IssuedTitle[],
  messages: TitlesMessages,
  notes?: NoteColumn,
): TextTable {
  const { student, career, ceremony, record, assigned, folio } = messages;
  const headers = [student, career, ceremony, record, assigned, folio];
  if (notes === undefined || rows.every((row) => notes.noteOf(row) === '')) {
    return textTable(headers, rows, cellsOf);
  }
  const { header, noteOf } = notes;
  return textTable([...headers, header], rows, (row) => [...cellsOf(row), noteOf(row)]);
}

function cellsOf({ fullName, careerName, ceremonyName, registry }: IssuedTitle): readonly string[] {
  const { record, assigned, folio } = registry;
  return [fullName, careerName, ceremonyName, record, assigned, folio].map((text) => text ?? '');
}
