import { useCallback, useMemo } from 'react';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import { useTitles } from '../../data/use-titles.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import {
  filterTitles,
  noFilters,
  pageOf,
  readCatalogue,
  searchedTexts,
  type TitleCatalogue,
  type TitleFilters,
  type TitlePage,
} from './titles.flow.ts';

export interface TitlesController {
  /** Never `failed`: a failure reads as an empty list (ruling 4). */
  readonly state: 'loading' | 'ready';
  /** Every title, whatever the filters. */
  readonly all: readonly IssuedTitle[];
  /** The ceremonies and careers among them. */
  readonly catalogue: TitleCatalogue;
  /** Every title that the filters let through, of which `page` shows ten. */
  readonly found: readonly IssuedTitle[];
  readonly page: TitlePage;
  readonly goToPage: (page: number) => void;
  readonly filters: TitleFilters;
  /** A changed filter begins at the first page. */
  readonly setFilters: (patch: Partial<Omit<TitleFilters, 'page'>>) => void;
  readonly clearFilters: () => void;
  /** Whether a search or a filter is set; a page is none. */
  readonly isFiltered: boolean;
}

const noRows: readonly IssuedTitle[] = [];

/** The list of issued titles: what is found in it, and which ten of those are shown. */
export function useTitleList(): TitlesController {
  const list = useTitles();
  const {
    filters,
    setFilters: patchFilters,
    clearFilters,
  } = useAddressFilters('titles', noFilters);
  const all = list.status === 'ready' ? list.rows : noRows;
  const catalogue = useMemo(() => readCatalogue(all), [all]);
  const hits = useSearch(all, searchedTexts, filters.q);
  const { ceremony, career } = filters;
  const found = useMemo(
    () => filterTitles(hits, { ...noFilters, ceremony, career }, catalogue),
    [hits, ceremony, career, catalogue],
  );
  const page = useMemo(() => pageOf(found, filters.page), [found, filters.page]);

  return {
    state: list.status === 'loading' ? 'loading' : 'ready',
    all,
    catalogue,
    found,
    page,
    goToPage: useCallback((to: number) => patchFilters({ page: String(to) }), [patchFilters]),
    filters,
    setFilters: useCallback((patch) => patchFilters({ ...patch, page: '1' }), [patchFilters]),
    clearFilters,
    isFiltered: [filters.q, ceremony, career].some((text) => text !== ''),
  };
}
