import { useEffect, useReducer, useState } from 'react';
import { browserStorage } from '../session/safe-storage.ts';
import { type DraftStore, draftStore } from './wizard.draft.ts';
import { reduceProgress, startProgress } from './wizard.progress.ts';

/**
 * Where this wizard keeps its draft: the tab's own storage (ruling 21).
 *
 * @param draftKey tells the drafts of different wizards in one tab apart. Read once, at the first render.
 */
export function useDraftStore(draftKey: string | undefined): DraftStore {
  const [store] = useState(() => draftStore(browserStorage('session'), draftKey ?? pagePath()));
  return store;
}

/** A person's way through the steps, taken up where a kept draft ends, and kept until `isDone`. */
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
