import { useEffect, useReducer, useState } from 'react';
import { useGraduation } from '#provider/graduation-context.ts';
import { browserStorage, memoryStorage } from '#session/safe-storage.ts';
import type { ApplicationDraft, Choices } from '../draft/application-draft.ts';
import { draftStore } from '../draft/draft-store.ts';
import type { Received } from '../draft/submission-result.ts';
import { receivedIn, reduceProgress, startProgress } from './progress.flow.ts';

/** The host's settings of the draft. Read once, at the first render. */
export interface DraftOptions {
  /** `off` stores none, and removes an earlier one. */
  readonly draft: 'tab' | 'off' | undefined;
  /** Distinguishes the drafts of different wizards in one tab. */
  readonly draftKey: string | undefined;
}

/**
 * The functions with which wizards show a receipt that another one has stored. A wizard may be removed while it is sending, as
 * in a tab of the page, and drawn again before the answer: its draft would take the place of the receipt, with the only copy
 * of the code.
 */
const takers = new Set<() => void>();

/**
 * The user's progress through the steps: starts from the draft in the tab's session storage, and is saved there. The
 * receipt of a received application takes the draft's place until another one is begun. Universities are separate,
 * because their ids differ in meaning. A server has no draft, so a saved draft is not rendered before the lists are ready,
 * which they are not in its first render: until then server and browser render the same.
 *
 * @param blank the draft of an untouched form
 * @param choices the lists, if the page already has them
 */
export function useProgress(
  { draft: drafts, draftKey }: DraftOptions,
  blank: ApplicationDraft,
  choices: Choices | undefined,
) {
  const { baseUrl } = useGraduation().api;
  const [store] = useState(() => {
    const key = draftKey ?? pagePath();
    const name = baseUrl === '' ? key : `${baseUrl} ${key}`;
    const stored = draftStore(browserStorage('session'), name, blank);
    if (drafts !== 'off') return stored;
    stored.discard();
    return draftStore(memoryStorage(), name, blank);
  });
  const [saved] = useState(() => store.read());
  const [progress, dispatch] = useReducer(reduceProgress, saved, (from) =>
    startProgress({ draft: blank, locked: [] }, from, choices),
  );

  const { draft, step, submission } = progress;
  const isDone = submission.status === 'done';
  useEffect(() => {
    if (!isDone) store.keep({ draft, step });
  }, [store, draft, step, isDone]);

  const [take] = useState(() => () => {
    const received = receivedIn(store.read());
    if (received !== undefined) dispatch({ type: 'submitted', received });
  });
  useEffect(() => {
    if (isDone) return;
    takers.add(take);
    return () => void takers.delete(take);
  }, [take, isDone]);

  const keepReceipt = ({ draft, ...received }: Received) => {
    store.keep({ draft, step: 'review', received });
    for (const other of takers) if (other !== take) other();
  };
  return { progress, dispatch, keepReceipt };
}

function pagePath(): string {
  return typeof location === 'undefined' ? '' : location.pathname;
}
