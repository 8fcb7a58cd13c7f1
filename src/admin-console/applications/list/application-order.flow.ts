import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import type { CalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Timestamp } from '../../../domain/calendar/timestamp.ts';
import { foldText } from '../../../domain/text/text-fold.ts';
import { readSort, type SortBy } from '../../navigation/sort-query.ts';
import { fullNameOf } from '../application-names.ts';

const sortColumns = ['code', 'student', 'status', 'date'] as const;
type SortColumn = (typeof sortColumns)[number];

export type ApplicationSort = SortBy<SortColumn>;

/** Reads the order out of the address; undefined is the server's own order. */
export function parseSort(text: string): ApplicationSort | undefined {
  return readSort(text, sortColumns);
}

/**
 * Sorts a copy. Each row's key is made once and compared as plain text: a collator over 50,000 rows would take the
 * better part of a second. What is missing stands last in either direction.
 */
export function sortApplications(
  applications: readonly Application[],
  sort: ApplicationSort | undefined,
): readonly Application[] {
  if (sort === undefined) return applications;
  const keyed = applications.map((application) => ({
    application,
    key: sortKey(application, sort.columnId),
  }));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  keyed.sort((a, b) => compareKeys(a.key, b.key, sign));
  return keyed.map(({ application }) => application);
}

function compareKeys(a: string, b: string, sign: number): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return a < b ? -sign : sign;
}

const statusPlaces: Readonly<Record<ApplicationStatus, string>> = {
  pending: '0',
  confirmed: '1',
  rejected: '2',
};

function sortKey(application: Application, column: SortColumn): string {
  switch (column) {
    case 'code':
      return withWideNumbers(application.code);
    case 'student':
      return foldText(fullNameOf(application));
    case 'status':
      return statusPlaces[application.status];
    case 'date':
      return momentKey(application.appliedAt);
    default:
      return column satisfies never;
  }
}

/** 'AG-2025-999' before 'AG-2025-1000'. */
function withWideNumbers(text: string): string {
  return foldText(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** A day counts from its midnight here, so that days and moments of one list stand in one order. */
function momentKey(timestamp: Timestamp | undefined): string {
  if (timestamp === undefined) return '';
  const at = timestamp.kind === 'moment' ? timestamp.at.getTime() : midnightOf(timestamp.day);
  return String(at + 1e15).padStart(17, '0');
}

function midnightOf({ year, month, day }: CalendarDate): number {
  return new Date(year, month - 1, day).getTime();
}
