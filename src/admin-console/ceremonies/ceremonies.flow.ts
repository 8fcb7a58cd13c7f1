import { compareCalendarDates } from '../../domain/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony.ts';
import type { CeremonyStatus } from '../../domain/ceremony-status.ts';
import { containsWords, foldedWords, foldText } from '../../domain/text-fold.ts';

/** What the list can be narrowed by; both stand in the address, so both are texts. */
export type CeremonyFilters = {
  /** Words of the name or the place. */
  readonly q: string;
  /** 'all', 'open', 'closed' or 'completed'. */
  readonly status: string;
};

export const noFilters: CeremonyFilters = { q: '', status: 'all' };

/** The choices of the status filter (spec §2). */
export const statusFilters = ['all', 'open', 'closed', 'completed'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** A filter from an address that somebody wrote by hand counts as none. */
export function statusFilterOf(text: string): StatusFilter {
  return statusFilters.find((known) => known === text) ?? 'all';
}

export type CeremonySortColumn = 'name' | 'date' | 'location' | 'status';

export interface CeremonySort {
  readonly columnId: CeremonySortColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Newest first (spec §2). */
export const newestFirst: CeremonySort = { columnId: 'date', direction: 'descending' };

const sortColumns: readonly string[] = ['name', 'date', 'location', 'status'];

export function isSortColumn(columnId: string): columnId is CeremonySortColumn {
  return sortColumns.includes(columnId);
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

const spanish = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
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
      return sign * spanish.compare(a.name, b.name);
    case 'location':
      return missingLast(a.location, b.location, (x, y) => sign * spanish.compare(x, y));
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
