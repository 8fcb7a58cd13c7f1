import { useEffect, useMemo } from 'react';
import { createSearchIndex, type SearchIndex } from '#domain/text/search-index.ts';
import { whenIdle } from '../idle/when-idle.ts';

/**
 * The rows that contain every word of a query, for a search in a list of any length. An index is built in idle moments
 * after the list has appeared, so that the first key is as quick as the others.
 *
 * @param textsOf the searchable texts of a row; keep it the same function between renders.
 */
export function useSearch<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly (string | undefined)[],
  query: string,
): readonly Row[] {
  const index = useMemo(() => createSearchIndex(rows, textsOf), [rows, textsOf]);
  useEffect(() => prepareInSlices(index), [index]);
  return useMemo(() => index.search(query), [index, query]);
}

function prepareInSlices<Row>(index: SearchIndex<Row>): () => void {
  const next = (isOver: () => boolean) => {
    const isDone = index.prepare(isOver);
    if (!isDone) cancel = whenIdle(next);
  };
  let cancel = whenIdle(next);
  return () => cancel();
}
