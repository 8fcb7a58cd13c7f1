import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationStatus } from '../../../domain/application/application-status.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';

/** What the list is narrowed and ordered by. All of it stands in the address, so all of it is text. */
export type ApplicationFilters = {
  /** Words of the code, the name or the identity number (ruling 28). */
  readonly q: string;
  /** 'all', 'pending', 'confirmed' or 'rejected'. */
  readonly status: string;
  /** A key of `ceremonyOptions`; '' for all. */
  readonly ceremony: string;
  /** A key of `careerOptions`; '' for all. */
  readonly career: string;
  /** A column and, after a space, its direction; '' for the server's own order. */
  readonly sort: string;
};

export const noFilters: ApplicationFilters = {
  q: '',
  status: 'all',
  ceremony: '',
  career: '',
  sort: '',
};

/** What 'Limpiar filtros' puts back: the order of the rows is no filter and stays. */
export const clearedFilters = { q: '', status: 'all', ceremony: '', career: '' } as const;

/** The choices of the status filter (spec §2). */
export const statusFilters = ['all', 'pending', 'confirmed', 'rejected'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** A choice of the ceremony or career filter. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
}

/** Filters that were checked: each names something that can be chosen. */
export interface CheckedFilters {
  readonly q: string;
  readonly status: ApplicationStatus | undefined;
  readonly ceremony: FilterOption | undefined;
  readonly career: FilterOption | undefined;
}

/** Reads filters that anybody can have written into the address: what can't be chosen counts as none. */
export function checkFilters(
  filters: ApplicationFilters,
  options: { ceremonies: readonly FilterOption[]; careers: readonly FilterOption[] },
): CheckedFilters {
  const status = statusFilters.find((known) => known === filters.status);
  return {
    q: filters.q,
    status: status === 'all' ? undefined : status,
    ceremony: options.ceremonies.find(({ key }) => key === filters.ceremony),
    career: options.careers.find(({ key }) => key === filters.career),
  };
}

/** Whether 'Mostrando X de Y' and 'Limpiar filtros' are shown (spec §2). */
export function isFiltering({ q, status, ceremony, career }: CheckedFilters): boolean {
  const chosen = [status, ceremony, career].some((filter) => filter !== undefined);
  return chosen || q.trim() !== '';
}

/** The rows that the three lists of choices let through; the text search is the index's work. */
export function filterByChoice(
  applications: readonly Application[],
  { status, ceremony, career }: CheckedFilters,
  keys: ApplicationKeys,
): readonly Application[] {
  if (status === undefined && ceremony === undefined && career === undefined) return applications;
  return applications.filter(
    (application) =>
      (status === undefined || application.status === status) &&
      (ceremony === undefined || keys.ceremonyOf(application) === ceremony.key) &&
      (career === undefined || keys.careerOf(application) === career.key),
  );
}
