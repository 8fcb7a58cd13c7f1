import { useEffect, useMemo } from 'react';
import { createSearchIndex, type SearchIndex } from '../../domain/search-index.ts';

/** Milliseconds of preparation at a time where the browser can't say how long it is idle: less than a frame. */
const slice = 8;

/**
 * The rows that hold every word of a query (ruling 28), for a search box over a list of any length. The list is prepared
 * in idle moments after it has appeared, so that the first key is as quick as the others.
 *
 * @param textsOf what of a row can be found; keep it the same function between renders.
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

/**
 * Calls `work` in an idle moment, with a function that says when the moment is over: at once when a key is pressed.
 * Safari has no idle callbacks; there, a pause lets the list appear and the keys through.
 */
function whenIdle(work: (isOver: () => boolean) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => work(() => deadline.timeRemaining() <= 1));
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => {
    const start = performance.now();
    work(() => performance.now() - start > slice);
  }, 20);
  return () => clearTimeout(timer);
}
