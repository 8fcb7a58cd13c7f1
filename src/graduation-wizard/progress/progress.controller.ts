import { useEffect, useReducer, useState } from 'react';
import { useGraduation } from '../../provider/graduation-context.ts';
import { browserStorage } from '../../session/safe-storage.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { reduceProgress, startProgress } from './progress.flow.ts';

/**
 * Where this wizard keeps its draft: the tab's own storage. Two universities don't meet: what was chosen
 * among the ceremonies of one means something else at the other.
 *
 * @param draftKey distinguishes the drafts of different wizards in one tab. Read once, at the first render.
 */
export function useDraftStore(draftKey: string | undefined): DraftStore {
  const { baseUrl } = useGraduation().api;
  const [store] = useState(() => {
    const key = draftKey ?? pagePath();
    return draftStore(browserStorage('session'), baseUrl === '' ? key : `${baseUrl} ${key}`);
  });
  return store;
}

/**
 * A person's progress through the steps: begins where a kept draft ends, and is kept until `isDone`. A server has no
 * draft, and nothing of it may be shown before the lists have arrived: until then both render the same.
 */
export function useProgress(store: DraftStore, isDone: boolean) {
  const [kept] = useState(() => store.read());
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [progress, dispatch] = useReducer(reduceProgress, kept, (from) =>
    startProgress(from?.draft, from?.step),
  );

  const { draft, step } = progress;
  useEffect(() => {
    if (!isDone) store.keep({ draft, step });
  }, [store, draft, step, isDone]);

  return { progress, dispatch, isRestored, forgetRestored: () => setRestored(false) };
}

function pagePath(): string {
  return typeof location === 'undefined' ? '' : location.pathname;
}
