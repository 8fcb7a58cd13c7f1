import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '#ui/search-field/use-search.ts';
import type { TableSort } from '#ui/table/data-table-props.ts';
import { type ListState, rowsOf } from '../data/use-list.ts';
import { useAddressFilters } from '../navigation/address-filters.ts';
import { readSort, writeSort } from '../navigation/sort-query.ts';
import {
  type ChosenFilter,
  chooseFilters,
  filterRows,
  type ListFilter,
} from './list-filter.flow.ts';
import { type ListColumn, sortRows } from './sort-rows.flow.ts';

interface ListOptions<Row> {
  /** A unique name, under which the filters are remembered. */
  readonly name: string;
  readonly source: ListState<Row>;
  /** A stable array, as are the filters, so that derived values are computed once. */
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter<Row>[];
  /** Returns the searchable texts of a row. A stable function. */
  readonly textsOf: (row: Row) => readonly (string | undefined)[];
  /** The initial sort order. @default the order of `source` */
  readonly order?: TableSort | undefined;
}

/** A list with search, filters and sort order, which are stored in the URL. */
export interface ListController<Row> {
  readonly source: ListState<Row>;
  /** All rows; empty until they have loaded. */
  readonly rows: readonly Row[];
  /** The matching rows, sorted. */
  readonly shown: readonly Row[];
  readonly query: string;
  readonly filters: readonly ChosenFilter<Row>[];
  readonly isFiltered: boolean;
  /** A key that changes with filters, sort order and page. */
  readonly view: string;
  readonly setQuery: (query: string) => void;
  /** @param key '' shows all rows */
  readonly setFilter: (id: string, key: string) => void;
  /** Also clears the search; the sort order stays. */
  readonly clearFilters: () => void;
  readonly sort: TableSort | undefined;
  readonly setSort: (sort: TableSort) => void;
  /** The page number from the URL. A new search or filter starts at the first page. */
  readonly page: string;
  readonly goToPage: (page: number) => void;
}

/** The state of a list screen: rows by search, filters and sort order from the URL. */
export function useListController<Row>(options: ListOptions<Row>): ListController<Row> {
  const { source, columns, filters, textsOf, order } = options;
  const defaults = useDefaults(filters);
  const { filters: current, setFilters } = useAddressFilters(options.name, defaults);
  // Typing and choosing respond first; the rows follow at lower priority. A change of the data does not: after a decision
  // the focus would return to a button that the row no longer has.
  const settings = useDeferredValue(current);
  const { q: query, sort: sortText, page } = settings;

  const rows = rowsOf(source);
  const sort = useMemo(
    () => readSort(sortText, sortableOf(columns)) ?? order,
    [sortText, columns, order],
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const found = useSearch(sorted, textsOf, query);
  const chosen = useMemo(() => chooseFilters(filters, settings), [filters, settings]);
  const shown = useMemo(() => filterRows(found, chosen), [found, chosen]);

  const setFilter = (id: string, key: string) => setFilters({ [id]: key, page: defaults.page });
  return {
    source,
    rows,
    shown,
    query: current.q,
    filters: chooseFilters(filters, current),
    isFiltered: query.trim() !== '' || chosen.some((filter) => filter.chosen),
    view: JSON.stringify(settings),
    setQuery: (text) => setFilter('q', text),
    setFilter,
    clearFilters: () => setFilters({ ...defaults, sort: sortText }),
    sort,
    setSort: (next) => setFilters({ sort: writeSort(next, order) }),
    page,
    goToPage: (next) => setFilters({ page: String(next) }),
  };
}

type ListSettings = Readonly<Record<string, string>> & {
  readonly q: string;
  readonly sort: string;
  readonly page: string;
};

function useDefaults(filters: readonly { readonly id: string }[]): ListSettings {
  const ids = filters.map(({ id }) => id).join(' ');
  return useMemo(() => {
    const none = Object.fromEntries(ids.split(' ').map((id) => [id, '']));
    return { ...none, q: '', sort: '', page: '1' };
  }, [ids]);
}

function sortableOf<Row>(columns: readonly ListColumn<Row>[]): readonly string[] {
  return columns.filter(({ sortBy }) => sortBy !== undefined).map(({ id }) => id);
}
