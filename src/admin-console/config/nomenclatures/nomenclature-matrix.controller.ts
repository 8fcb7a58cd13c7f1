import { useCallback, useMemo, useRef, useState } from 'react';
import { listCareers } from '../../../api/careers/list-careers.ts';
import { listDegreeTitles } from '../../../api/degree-titles/list-degree-titles.ts';
import { listGenders } from '../../../api/genders/list-genders.ts';
import type { Gender } from '../../../domain/person/gender.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import type { ListState } from '../../data/list-state.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useList } from '../../data/use-list.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { off, on } from '../catalogue/catalogue.ts';
import { type ChangeFailure, useCatalogueChange } from '../catalogue/use-catalogue-change.ts';
import { female, male } from './gender-words.ts';
import { beginHoleFilling, draftFor, type HoleFilling } from './hole-filling.ts';
import {
  buildMatrix,
  countMissing,
  type Hole,
  type MatrixRow,
} from './nomenclature-matrix.flow.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

const noFilters = { q: '', missing: off };
const noRows: readonly never[] = [];

export interface MatrixController {
  readonly state: ListState<MatrixRow>;
  readonly shown: readonly MatrixRow[];
  readonly genders: readonly Gender[];
  readonly missing: number;
  readonly query: string;
  readonly isOnlyMissing: boolean;
  readonly isFiltered: boolean;
  readonly setQuery: (text: string) => void;
  readonly setOnlyMissing: (isOn: boolean) => void;
  readonly clearFilters: () => void;
  /** Creates a proposed nomenclature with one press. */
  readonly fill: (hole: Hole, title: string) => void;
  readonly isFilling: boolean;
  readonly failure: ChangeFailure | undefined;
  /** The hole that a text is being written for. */
  readonly writing: Hole | undefined;
  readonly write: (hole: Hole) => void;
  readonly stopWriting: () => void;
}

/** The matrix of careers and genders, and the filling of its holes. */
export function useNomenclatureMatrix(): MatrixController {
  const { rows, state, genders } = useMatrixRows();
  const address = useAddressFilters('config-matrix', noFilters);
  const { filters, setFilters } = address;
  const isOnlyMissing = filters.missing === on;
  const [writing, setWriting] = useState<Hole>();
  const { run, isBusy, failure } = useFilling();

  const found = useSearch(rows, textsOf, filters.q);
  const shown = useMemo(
    () => (isOnlyMissing ? found.filter((row) => row.missing > 0) : found),
    [found, isOnlyMissing],
  );
  return {
    state,
    shown,
    genders,
    missing: useMemo(() => countMissing(rows), [rows]),
    query: filters.q,
    isOnlyMissing,
    isFiltered: address.isFiltered,
    setQuery: (q) => setFilters({ q }),
    setOnlyMissing: (isOn) => setFilters({ missing: isOn ? on : off }),
    clearFilters: address.clearFilters,
    fill: run,
    isFilling: isBusy,
    failure,
    writing,
    write: setWriting,
    stopWriting: useCallback(() => setWriting(undefined), []),
  };
}

function textsOf({ career }: MatrixRow): readonly (string | undefined)[] {
  return [career.name, career.facultyName, career.typeName];
}

/** Both lists are needed; the genders' names are not: without them the two of spec §9 stand. */
function useMatrixRows() {
  const words = useMessages(nomenclaturesMessages);
  const careers = useList({
    key: queryKeys.careers,
    read: listCareers,
    sentence: words.careersFailed,
  });
  const titles = useList({
    key: queryKeys.degreeTitles,
    read: listDegreeTitles,
    sentence: words.loadFailed,
  });
  const named = useList({ key: queryKeys.genders, read: listGenders, sentence: undefined });

  const genders = useMemo((): readonly Gender[] => {
    if (named.status === 'ready' && named.rows.length > 0) return named.rows;
    return [
      { id: male, name: words.masculine },
      { id: female, name: words.feminine },
    ];
  }, [named, words]);
  const rows = useMemo(() => {
    if (careers.status !== 'ready' || titles.status !== 'ready') return noRows;
    return buildMatrix(careers.rows, genders, titles.rows);
  }, [careers, titles, genders]);
  return { rows, genders, state: joined(careers, titles, named, rows) };
}

function joined(
  careers: ListState<unknown>,
  titles: ListState<unknown>,
  genders: ListState<unknown>,
  rows: readonly MatrixRow[],
): ListState<MatrixRow> {
  if (careers.status === 'failed') return careers;
  if (titles.status === 'failed') return titles;
  const isLoading = [careers, titles, genders].some(({ status }) => status === 'loading');
  return isLoading ? { status: 'loading' } : { status: 'ready', rows, isRefreshing: false };
}

function useFilling() {
  const { api } = useGraduation();
  const words = useMessages(nomenclaturesMessages);
  const matrixWords = useMessages(nomenclatureMatrixMessages);
  const lists = [queryKeys.degreeTitles];
  const change = useCatalogueChange({ failed: words.saveFailed, lists });
  const attempts = useRef(new Map<string, HoleFilling>());
  const run = (hole: Hole, titleName: string) => {
    const key = `${hole.career.id}/${hole.genderId}/${hole.entryId}`;
    const fill = attempts.current.get(key) ?? beginHoleFilling(hole);
    attempts.current.set(key, fill);
    change.run({ call: () => fill(api, draftFor(hole, titleName)), done: matrixWords.filled });
  };
  return { ...change, run };
}
