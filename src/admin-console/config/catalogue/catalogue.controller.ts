import { useCallback, useMemo, useState } from 'react';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { ListState } from '../../data/list-state.ts';
import { useList } from '../../data/use-list.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { readSort, writeSort } from '../../navigation/sort-query.ts';
import { filterChoices, filterRows, sortRows } from './catalogue.flow.ts';
import type { Catalogue, CatalogueRow, CatalogueTable, Choice } from './catalogue.ts';

/** The search's name in the address, and that of the order; '' is the catalogue's own order. */
export const searchKey = 'q';
const sortKey = 'sort';

/** The dialog over the table. */
export type CatalogueDialog<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'form'; readonly row: Row | undefined }
  | { readonly kind: 'removal'; readonly row: Row }
  | {
      readonly kind: 'password';
      readonly name: string;
      /** Undefined when it was lost with the answer. */
      readonly password: string | undefined;
    };

interface OfferedFilter {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
}

export interface CatalogueController<Row> {
  readonly list: ListState<Row>;
  /** All of them; none while they are on their way. */
  readonly rows: readonly Row[];
  /** Those that the search and the filters let through, sorted. */
  readonly shown: readonly Row[];
  readonly query: string;
  readonly filters: readonly OfferedFilter[];
  readonly isFiltered: boolean;
  readonly view: string;
  readonly setFilter: (id: string, value: string) => void;
  readonly clearFilters: () => void;
  readonly sort: TableSort;
  readonly setSort: (sort: TableSort) => void;
  readonly dialog: CatalogueDialog<Row>;
  readonly open: (dialog: CatalogueDialog<Row>) => void;
  readonly close: () => void;
}

const noRows: readonly never[] = [];

/** One catalogue's list, what of it is shown, and the dialog over it. */
export function useCatalogue<Row extends CatalogueRow, Field extends string>(
  catalogue: Catalogue<Row, Field>,
): CatalogueController<Row> {
  const list = useList(catalogue.resource);
  const rows = list.status === 'ready' ? list.rows : noRows;
  const { columns, order, searchBy } = catalogue.table;
  const noFilters = useMemo(() => noFiltersOf(catalogue), [catalogue]);
  const { filters: chosen, setFilters } = useAddressFilters(`config-${catalogue.id}`, noFilters);
  const sorted = chosen[sortKey] ?? '';
  const sort = useMemo(
    () =>
      readSort(
        sorted,
        columns.map(({ id }) => id),
      ) ?? order,
    [sorted, columns, order],
  );
  const [dialog, setDialog] = useState<CatalogueDialog<Row>>({ kind: 'none' });

  const view = viewOf(chosen);
  const query = chosen[searchKey] ?? '';
  const found = useSearch(rows, searchBy, query);
  const shown = useMemo(
    () => sortRows(columns, sort, filterRows(catalogue.table.filters, chosen, found)),
    [columns, catalogue.table.filters, sort, chosen, found],
  );
  const setFilter = useCallback(
    (id: string, value: string) => setFilters({ [id]: value }),
    [setFilters],
  );

  return {
    list,
    rows,
    shown,
    query,
    filters: useOfferedFilters(catalogue.table, rows, chosen),
    isFiltered: view !== viewOf(noFilters),
    view,
    setFilter,
    clearFilters: () => setFilters({ ...noFilters, [sortKey]: sorted }),
    sort,
    setSort: (next) => setFilters({ [sortKey]: writeSort(next, order) }),
    dialog: useMemo(() => withFreshRow(dialog, rows), [dialog, rows]),
    open: setDialog,
    close: useCallback(() => setDialog({ kind: 'none' }), []),
  };
}

/** Search, order and filters with nothing chosen, by their names in the address. */
function noFiltersOf<Row extends CatalogueRow, Field extends string>({
  table,
}: Catalogue<Row, Field>): Readonly<Record<string, string>> {
  const filters = table.filters.map(({ id }) => [id, '']);
  return { [searchKey]: '', [sortKey]: '', ...Object.fromEntries(filters) };
}

/** Somebody else may have changed the row meanwhile: the dialog is about the row as it is now. */
function withFreshRow<Row extends CatalogueRow>(
  dialog: CatalogueDialog<Row>,
  rows: readonly Row[],
): CatalogueDialog<Row> {
  if (dialog.kind !== 'form' && dialog.kind !== 'removal') return dialog;
  const fresh = rows.find(({ id }) => id === dialog.row?.id);
  return fresh === undefined ? dialog : { ...dialog, row: fresh };
}

/** What decides which rows are shown: everything but their order. */
function viewOf(chosen: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(chosen).filter(([name]) => name !== sortKey));
}

/** Each filter with 'all' first; a value that no row holds counts as that. */
function useOfferedFilters<Row>(
  { filters }: CatalogueTable<Row>,
  rows: readonly Row[],
  chosen: Readonly<Record<string, string>>,
): readonly OfferedFilter[] {
  const offered = useMemo(
    () =>
      filters.map((filter) => {
        const every: Choice = { key: '', label: filter.every };
        return { filter, every, choices: [every, ...filterChoices(filter, rows)] };
      }),
    [filters, rows],
  );
  return offered.map(({ filter, every, choices }) => ({
    id: filter.id,
    label: filter.label,
    choices,
    chosen: choices.find(({ key }) => key === chosen[filter.id]) ?? every,
  }));
}
