import { useCallback, useMemo, useState } from 'react';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { ListState } from '../../data/list-state.ts';
import { useList } from '../../data/use-list.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { readSort, writeSort } from '../../navigation/sort-query.ts';
import { filterChoices, filterRows, sortRows } from './catalogue.flow.ts';
import { type Catalogue, type CatalogueRow, type Choice, searchKey, sortKey } from './catalogue.ts';

/** What stands over the table. */
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
  /** All of them, none while they are on their way. */
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
  const list = useList({
    key: catalogue.listKey,
    read: catalogue.read,
    sentence: catalogue.words.loadFailed,
  });
  const rows = list.status === 'ready' ? list.rows : noRows;
  const { columns, order, noFilters } = catalogue;
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
  const found = useSearch(rows, catalogue.findBy, query);
  const shown = useMemo(
    () => sortRows(columns, sort, filterRows(catalogue.filters, chosen, found)),
    [columns, catalogue.filters, sort, chosen, found],
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
    filters: useOfferedFilters(catalogue, rows, chosen),
    isFiltered: view !== viewOf(noFilters),
    view,
    setFilter,
    clearFilters: () => setFilters({ ...noFilters, [sortKey]: sorted }),
    sort,
    setSort: (next) => setFilters({ [sortKey]: writeSort(next, order) }),
    dialog,
    open: setDialog,
    close: useCallback(() => setDialog({ kind: 'none' }), []),
  };
}

/** What decides which rows are shown: everything but their order. */
function viewOf(chosen: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(chosen).filter(([name]) => name !== sortKey));
}

/** Each filter with 'all' first; a value that no row holds counts as that. */
function useOfferedFilters<Row extends CatalogueRow, Field extends string>(
  { filters }: Catalogue<Row, Field>,
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
