import { useCallback, useMemo, useRef, useState } from 'react';
import type { Gender } from '../../../domain/person/gender.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useSearch } from '../../../ui/search-field/use-search.ts';
import type { ListState } from '../../data/list-state.ts';
import { resources } from '../../data/resources.ts';
import { type ChangeFailure, useChange } from '../../data/use-change.ts';
import { useList } from '../../data/use-list.ts';
import { useAddressFilters } from '../../navigation/address-filters.ts';
import { off, on } from '../catalogue/catalogue.ts';
import { beginFillNomenclature, type FillNomenclature } from './fill-nomenclature.ts';
import { female, male } from './gender-words.ts';
import {
  buildMatrix,
  countMissing,
  type MatrixRow,
  type MissingNomenclature,
} from './nomenclature-matrix.flow.ts';
import { nomenclatureMatrixMessages, nomenclaturesMessages } from './nomenclatures.messages.ts';

const noFilters = { q: '', missing: off };
const noRows: readonly never[] = [];

export interface MatrixController {
  readonly state: ListState<MatrixRow>;
  readonly shown: readonly MatrixRow[];
  readonly genders: readonly Gender[];
  readonly missingCount: number;
  readonly query: string;
  readonly isOnlyMissing: boolean;
  readonly isFiltered: boolean;
  readonly setQuery: (text: string) => void;
  readonly setOnlyMissing: (isOn: boolean) => void;
  readonly clearFilters: () => void;
  /** Creates a proposed nomenclature with one press. */
  readonly fill: (missing: MissingNomenclature, title: string) => void;
  readonly isFilling: boolean;
  readonly failure: ChangeFailure | undefined;
  /** The one that a text is being written for. */
  readonly writing: MissingNomenclature | undefined;
  readonly write: (missing: MissingNomenclature) => void;
  readonly stopWriting: () => void;
}

/** The matrix of careers and genders, and the filling of what is missing. */
export function useNomenclatureMatrix(): MatrixController {
  const { rows, state, genders } = useMatrixRows();
  const address = useAddressFilters('config-matrix', noFilters);
  const { filters, setFilters } = address;
  const isOnlyMissing = filters.missing === on;
  const [writing, setWriting] = useState<MissingNomenclature>();
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
    missingCount: useMemo(() => countMissing(rows), [rows]),
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
  const careers = useList(resources.careers);
  const titles = useList(resources.degreeTitles);
  const named = useList(resources.genders);

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
  const words = useMessages(nomenclaturesMessages);
  const matrixWords = useMessages(nomenclatureMatrixMessages);
  const change = useChange(resources.degreeTitles, words.saveFailed);
  const attempts = useRef(new Map<string, FillNomenclature>());
  const run = (missing: MissingNomenclature, title: string) => {
    const key = `${missing.career.id}/${missing.genderId}/${missing.entryId}`;
    const fill = attempts.current.get(key) ?? beginFillNomenclature(missing);
    attempts.current.set(key, fill);
    change.create({
      call: (api, known) => fill(api, title, known),
      done: matrixWords.filled,
    });
  };
  return { ...change, run };
}
