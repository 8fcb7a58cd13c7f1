import type { Application } from '#domain/application/application.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type Register, registers } from '#domain/registers.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { titleFinder, titlesOfCeremony } from '#domain/registry/title-finder.ts';
import type { RehearsalRow } from '../rehearsal/rehearsal.flow.ts';

/** A sent bulk issue, with the data that its result is computed from. */
export interface IssueOrder {
  readonly ceremony: Ceremony;
  readonly issueDate: CalendarDate;
  /** The rehearsal at the time of submission. */
  readonly rows: readonly RehearsalRow[];
  /** True if numbers and degree titles were estimated; without careers or nomenclatures only people were counted. */
  readonly isRehearsed: boolean;
  /** The number of titles that the dialog promised to issue. */
  readonly shown: number;
  /** The ceremony's titles before the issue. */
  readonly issuedBefore: readonly IssuedTitle[];
  /** Distinguishes ceremonies with the same name, together with the applications. */
  readonly ceremonies: readonly Ceremony[];
  readonly applications: readonly Application[];
}

/** A value that differs from its estimate; undefined if there was no estimate or no value was issued. */
export interface ChangedValue {
  readonly field: 'degree' | Register;
  readonly estimated: string | undefined;
  readonly issued: string | undefined;
}

/**
 * A difference between an issue and its rehearsal: a `changed` title has other values, an `absent` graduate has no title,
 * an `unplanned` title was not rehearsed.
 */
export type Difference = { readonly id: string; readonly fullName: string } & (
  | { readonly kind: 'changed'; readonly values: readonly ChangedValue[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unplanned' }
);

/** The result of an issue, computed from the titles. */
export interface IssueResult {
  /** The number of planned graduates who have a title now: 'Se emitieron 37 de 40'. */
  readonly issued: number;
  readonly of: number;
  readonly differences: readonly Difference[];
}

/**
 * Computes the result of an order from the titles. Names are not compared: a title carries fewer of them
 * (docs/decisions/0015).
 */
export function issueResult(order: IssueOrder, titles: readonly IssuedTitle[]): IssueResult {
  const titlesOf = titleFinder(titles);
  const found = order.rows.map((row) => ({ row, title: titlesOf(row.application).at(-1) }));
  const differences = found.flatMap(
    ({ row, title }) => differenceOf(row, title, order.isRehearsed) ?? [],
  );
  const expectedIds = new Set([
    ...order.issuedBefore.map(({ id }) => id),
    ...found.flatMap(({ title }) => title?.id ?? []),
  ]);
  const unplanned = titlesOfCeremony(order.ceremony, { ...order, titles })
    .filter(({ id }) => !expectedIds.has(id))
    .map(({ id, fullName }) => ({ id: `title-${id}`, fullName, kind: 'unplanned' as const }));
  return {
    issued: found.filter(({ title }) => title !== undefined).length,
    of: order.rows.length,
    differences: [...differences, ...unplanned],
  };
}

/** True if every planned graduate has a title. */
export function isComplete({ issued, of }: IssueResult): boolean {
  return issued === of;
}

function differenceOf(
  row: RehearsalRow,
  title: IssuedTitle | undefined,
  isRehearsed: boolean,
): Difference | undefined {
  const person = { id: `application-${row.application.id}`, fullName: row.fullName };
  if (title === undefined) return { ...person, kind: 'absent' };
  if (!isRehearsed) return undefined;
  const degree = row.degree.kind === 'named' ? row.degree.text : undefined;
  const values: readonly ChangedValue[] = [
    { field: 'degree' as const, estimated: degree, issued: title.degreeTitle },
    ...registers.map((field) => ({
      field,
      estimated: row.numbers[field],
      issued: title.registry[field],
    })),
  ].filter(({ estimated, issued }) => estimated !== issued);
  return values.length === 0 ? undefined : { ...person, kind: 'changed', values };
}
