import { useCallback, useMemo, useState } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { ListState } from '../../data/list-state.ts';
import { useApplications } from '../../data/use-applications.ts';
import { useCeremonies } from '../../data/use-ceremonies.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { writeSort } from '../../navigation/sort-query.ts';
import {
  type ApplicationFilters,
  type CheckedFilters,
  checkFilters,
  clearedFilters,
  type FilterOption,
  isFiltering,
  noFilters,
} from './application-filters.flow.ts';
import { type ApplicationSort, parseSort } from './application-order.flow.ts';
import type { DuplicateFinder } from './duplicates.flow.ts';
import { useApplicationBase, useShownApplications } from './use-application-rows.ts';

/** The dialog that stands before the list. */
export type ApplicationDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'detail' | 'approve' | 'reject'; readonly application: Application }
  | { readonly kind: 'bulk'; readonly applications: readonly Application[] };

export interface ApplicationsController {
  readonly list: ListState<Application>;
  /** Without the ceremonies it is not known which applications to exclude. */
  readonly ceremonies: ReturnType<typeof useCeremonies>;
  /** Filtered and sorted. */
  readonly shown: readonly Application[];
  /** How many there are after the exclusion and before the filters (ruling 27). */
  readonly total: number;
  readonly options: {
    readonly ceremonies: readonly FilterOption[];
    readonly careers: readonly FilterOption[];
  };
  readonly duplicates: DuplicateFinder;
  readonly filters: CheckedFilters;
  readonly isFiltered: boolean;
  readonly setFilters: (patch: Partial<ApplicationFilters>) => void;
  readonly clearFilters: () => void;
  readonly sort: ApplicationSort | undefined;
  readonly setSort: (sort: TableSort) => void;
  readonly dialog: ApplicationDialog;
  readonly open: (dialog: ApplicationDialog) => void;
  readonly close: () => void;
}

const noDialog: ApplicationDialog = { kind: 'none' };

/** The list of applications: what is shown of it, and which dialog stands before it. */
export function useApplicationList(): ApplicationsController {
  const applications = useApplications();
  const ceremonies = useCeremonies();
  const { filters: address, setFilters } = useAddressFilters('applications', noFilters);
  const list = ceremonies.status === 'loading' ? ceremonies : applications;
  const base = useApplicationBase(list, ceremonies);
  const { options, visible, duplicates } = base;

  const filters = useMemo(() => checkFilters(address, options), [address, options]);
  const sort = useMemo(() => parseSort(address.sort), [address.sort]);
  const shown = useShownApplications(base, filters, sort);
  const [dialog, open] = useState(noDialog);
  const all = applications.status === 'ready' ? applications.rows : undefined;

  return {
    list,
    ceremonies,
    shown,
    total: visible.length,
    options,
    duplicates,
    filters,
    isFiltered: isFiltering(filters),
    setFilters,
    clearFilters: useCallback(() => setFilters(clearedFilters), [setFilters]),
    sort,
    setSort: (next) => setFilters({ sort: writeSort(next) }),
    dialog: useMemo(() => withFreshRow(dialog, all), [dialog, all]),
    open,
    close: useCallback(() => open(noDialog), []),
  };
}

/** Somebody else may have changed the application meanwhile: the dialog is about the row as it is now. */
function withFreshRow(
  dialog: ApplicationDialog,
  rows: readonly Application[] | undefined,
): ApplicationDialog {
  if (dialog.kind === 'none' || dialog.kind === 'bulk') return dialog;
  const fresh = rows?.find(({ id }) => id === dialog.application.id);
  return fresh === undefined ? dialog : { ...dialog, application: fresh };
}
