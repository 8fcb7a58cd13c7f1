import { useMemo, useState } from 'react';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import { useCeremonies } from '../../data/use-ceremonies.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { writeSort } from '../../navigation/sort-query.ts';
import type { CeremonyFields } from '../form/ceremony-form.flow.ts';
import {
  type CeremonyFilters,
  type CeremonySort,
  clearedFilters,
  filterCeremonies,
  isFiltering,
  newestFirst,
  noFilters,
  parseSort,
  sortCeremonies,
} from './ceremonies.flow.ts';

/** The dialog that stands before the list; its ceremony is named by id, so that it is the fresh row after a 409. */
export type CeremonyDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly resumed?: CeremonyFields | undefined }
  | {
      readonly kind: 'edit';
      readonly ceremony: Ceremony;
      readonly resumed?: CeremonyFields | undefined;
    }
  | { readonly kind: 'delete'; readonly ceremony: Ceremony }
  | { readonly kind: 'status'; readonly ceremony: Ceremony };

export interface CeremoniesController {
  readonly list: ReturnType<typeof useCeremonies>;
  /** Filtered and sorted. */
  readonly shown: readonly Ceremony[];
  readonly filters: CeremonyFilters;
  readonly setFilters: (patch: Partial<CeremonyFilters>) => void;
  readonly clearFilters: () => void;
  readonly isFiltered: boolean;
  readonly sort: CeremonySort;
  readonly setSort: (sort: TableSort) => void;
  readonly dialog: CeremonyDialog;
  readonly open: (dialog: CeremonyDialog) => void;
  readonly close: () => void;
}

const noDialog: CeremonyDialog = { kind: 'none' };
const noRows: readonly Ceremony[] = [];

/** The list of ceremonies: what is shown of it, and which dialog stands before it. */
export function useCeremonyList(): CeremoniesController {
  const list = useCeremonies();
  const { filters, setFilters } = useAddressFilters('ceremonies', noFilters);
  const sort = useMemo(() => parseSort(filters.sort), [filters.sort]);
  const [dialog, open] = useState(noDialog);
  const rows = list.status === 'ready' ? list.rows : noRows;
  const shown = useMemo(
    () => sortCeremonies(filterCeremonies(rows, filters), sort),
    [rows, filters, sort],
  );

  return {
    list,
    shown,
    filters,
    setFilters,
    clearFilters: () => setFilters(clearedFilters),
    isFiltered: isFiltering(filters),
    sort,
    setSort: (next) => setFilters({ sort: writeSort(next, newestFirst) }),
    dialog: useMemo(() => withFreshRow(dialog, rows), [dialog, rows]),
    open,
    close: () => open(noDialog),
  };
}

/** Somebody else may have changed the ceremony meanwhile: the dialog is about the row as it is now. */
function withFreshRow(dialog: CeremonyDialog, rows: readonly Ceremony[]): CeremonyDialog {
  if (dialog.kind === 'none' || dialog.kind === 'create') return dialog;
  const fresh = rows.find(({ id }) => id === dialog.ceremony.id);
  return fresh === undefined ? dialog : { ...dialog, ceremony: fresh };
}
