import { compareCalendarDates } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { CeremonyStatus } from '../../../domain/ceremony/ceremony-status.ts';
import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import { containsWords, foldedWords, foldText } from '../../../domain/text/text-fold.ts';
import { readSort, type SortBy } from '../../navigation/sort-query.ts';

/** What the list can be narrowed and ordered by; all stand in the address, so all are texts. */
export type CeremonyFilters = {
  /** Words of the name or the place. */
  readonly q: string;
  /** 'all', 'open', 'closed' or 'completed'. */
  readonly status: string;
  /** '' for the newest first, else a column: 'name', 'name desc'. */
  readonly sort: string;
};

export const noFilters: CeremonyFilters = { q: '', status: 'all', sort: '' };

/** Lets every ceremony through, in the order that was chosen. */
export const clearedFilters = { q: noFilters.q, status: noFilters.status };

/** An order narrows nothing, nor do blanks or a status that nobody can choose. */
export function isFiltering({ q, status }: CeremonyFilters): boolean {
  return q.trim() !== '' || statusFilterOf(status) !== 'all';
}

/** The choices of the status filter (spec §2). */
export const statusFilters = ['all', 'open', 'closed', 'completed'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** A filter from an address that somebody wrote by hand counts as none. */
export function statusFilterOf(text: string): StatusFilter {
  return statusFilters.find((known) => known === text) ?? 'all';
}

const sortColumns = ['name', 'date', 'location', 'status'] as const;
type CeremonySortColumn = (typeof sortColumns)[number];

export type CeremonySort = SortBy<CeremonySortColumn>;

/** Newest first (spec §2). */
export const newestFirst: CeremonySort = { columnId: 'date', direction: 'descending' };

/** Reads the order out of the address. */
export function parseSort(text: string): CeremonySort {
  return readSort(text, sortColumns) ?? newestFirst;
}

/** The rows that the filters let through (spec §2, ruling 28). */
export function filterCeremonies(
  ceremonies: readonly Ceremony[],
  filters: CeremonyFilters,
): readonly Ceremony[] {
  const words = foldedWords(filters.q);
  const status = statusFilterOf(filters.status);
  return ceremonies.filter(
    (ceremony) =>
      (status === 'all' || ceremony.status === status) &&
      containsWords(foldText(`${ceremony.name} ${ceremony.location ?? ''}`), words),
  );
}

const statusOrder: Readonly<Record<CeremonyStatus, number>> = {
  open: 0,
  closed: 1,
  completed: 2,
  unknown: 3,
};

/** Sorts a copy. What is missing stands last in either direction; equals keep the newest on top. */
export function sortCeremonies(
  ceremonies: readonly Ceremony[],
  { columnId, direction }: CeremonySort,
): readonly Ceremony[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...ceremonies].sort(
    (a, b) => compareBy(columnId, a, b, sign) || compareBy('date', a, b, -1) || b.id - a.id,
  );
}

function compareBy(column: CeremonySortColumn, a: Ceremony, b: Ceremony, sign: number): number {
  switch (column) {
    case 'name':
      return sign * compareSpanish(a.name, b.name);
    case 'location':
      return missingLast(a.location, b.location, (x, y) => sign * compareSpanish(x, y));
    case 'date':
      return missingLast(a.date, b.date, (x, y) => sign * compareCalendarDates(x, y));
    case 'status':
      return missingLast(a.status, b.status, (x, y) => sign * (statusOrder[x] - statusOrder[y]));
    default:
      return column satisfies never;
  }
}

function missingLast<Value>(
  a: Value | undefined,
  b: Value | undefined,
  compare: (a: Value, b: Value) => number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(a, b);
}
