import { useEffect, useReducer, useState } from 'react';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage, memoryStorage } from '#session/safe-storage.ts';
import type { ApplicationDraft } from '../draft/application-draft.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { reduceProgress, startProgress } from './progress.flow.ts';

/** The host's settings of the draft. Read once, at the first render. */
export interface DraftOptions {
  /** `off` stores none, and removes an earlier one. */
  readonly draft: 'tab' | 'off' | undefined;
  /** Distinguishes the drafts of different wizards in one tab. */
  readonly draftKey: string | undefined;
}

/**
 * Stores the wizard's draft in the tab's session storage. Universities are separate, because their ids differ in
 * meaning.
 *
 * @param blank the draft of an untouched form
 */
export function useDraftStore(
  { draft, draftKey }: DraftOptions,
  blank: ApplicationDraft,
): DraftStore {
  const { baseUrl } = useGraduation().api;
  const [store] = useState(() => {
    const key = draftKey ?? pagePath();
    const name = baseUrl === '' ? key : `${baseUrl} ${key}`;
    const stored = draftStore(browserStorage('session'), name, blank);
    if (draft !== 'off') return stored;
    stored.discard();
    return draftStore(memoryStorage(), name, blank);
  });
  return store;
}

/**
 * The user's progress through the steps: starts from a saved draft, and is saved until `isDone`. A server has no draft,
 * so it is not rendered before the lists are loaded: until then server and browser render the same.
 */
export function useProgress(store: DraftStore, isDone: boolean, blank: ApplicationDraft) {
  const [kept] = useState(() => store.read());
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [progress, dispatch] = useReducer(reduceProgress, kept, (from) =>
    startProgress({ draft: blank, locked: [] }, from?.draft, from?.step),
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
