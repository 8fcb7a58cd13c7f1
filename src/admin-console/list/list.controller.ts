import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../../ui/search-field/use-search.ts';
import type { TableSort } from '../../ui/table/data-table-props.ts';
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
  /** Its filters are remembered under this name, which no other list has. */
  readonly name: string;
  readonly source: ListState<Row>;
  /** The same array between renders, as are the filters: what follows from them is computed once. */
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter<Row>[];
  /** What the search finds a row by; the same function between renders. */
  readonly textsOf: (row: Row) => readonly (string | undefined)[];
  /** The order until another is chosen. @default the order of `source` */
  readonly order?: TableSort | undefined;
}

/** A list with its search, filters and order, all of which are kept in the address. */
export interface ListController<Row> {
  readonly source: ListState<Row>;
  /** All rows; none until they have arrived. */
  readonly rows: readonly Row[];
  /** The rows that were found, in order. */
  readonly shown: readonly Row[];
  readonly query: string;
  readonly filters: readonly ChosenFilter<Row>[];
  readonly isFiltered: boolean;
  /** Another text for other filters, another order or another page. */
  readonly view: string;
  readonly setQuery: (query: string) => void;
  /** @param key '' chooses nothing */
  readonly setFilter: (id: string, key: string) => void;
  /** Also empties the search; the order stays. */
  readonly clearFilters: () => void;
  readonly sort: TableSort | undefined;
  readonly setSort: (sort: TableSort) => void;
  /** The page as the address has it. Another search or filter starts at the first. */
  readonly page: string;
  readonly goToPage: (page: number) => void;
}

/** What a list screen shows of its rows. */
export function useListController<Row>(options: ListOptions<Row>): ListController<Row> {
  const { columns, filters, textsOf, order } = options;
  const defaults = useDefaults(filters);
  const { filters: chosenNow, setFilters } = useAddressFilters(options.name, defaults);
  // A slow computer shows the letter and the choice first, and the rows a moment later.
  const source = useDeferredValue(options.source);
  const address = useDeferredValue(chosenNow);
  const { q: query, sort: sortText, page } = address;

  const rows = rowsOf(source);
  const sort = useMemo(
    () => readSort(sortText, sortableOf(columns)) ?? order,
    [sortText, columns, order],
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const found = useSearch(sorted, textsOf, query);
  const chosen = useMemo(() => chooseFilters(filters, address), [filters, address]);
  const shown = useMemo(() => filterRows(found, chosen), [found, chosen]);

  const setFilter = (id: string, key: string) => setFilters({ [id]: key, page: defaults.page });
  return {
    source,
    rows,
    shown,
    query: chosenNow.q,
    filters: chooseFilters(filters, chosenNow),
    isFiltered: query.trim() !== '' || chosen.some((filter) => filter.chosen),
    view: JSON.stringify(address),
    setQuery: (text) => setFilter('q', text),
    setFilter,
    clearFilters: () => setFilters({ ...defaults, sort: sortText }),
    sort,
    setSort: (next) => setFilters({ sort: writeSort(next, order) }),
    page,
    goToPage: (next) => setFilters({ page: String(next) }),
  };
}

type ListAddress = Readonly<Record<string, string>> & {
  readonly q: string;
  readonly sort: string;
  readonly page: string;
};

function useDefaults(filters: readonly { readonly id: string }[]): ListAddress {
  const ids = filters.map(({ id }) => id).join(' ');
  return useMemo(() => {
    const none = Object.fromEntries(ids.split(' ').map((id) => [id, '']));
    return { ...none, q: '', sort: '', page: '1' };
  }, [ids]);
}

function sortableOf<Row>(columns: readonly ListColumn<Row>[]): readonly string[] {
  return columns.filter(({ sortBy }) => sortBy !== undefined).map(({ id }) => id);
}
