import { type Dispatch, useCallback, useEffect, useLayoutEffect } from 'react';
import { listPublicCareers } from '../api/careers/list-public-careers.ts';
import { listPublicCeremonies } from '../api/ceremonies/list-public-ceremonies.ts';
import { listGenders } from '../api/genders/list-genders.ts';
import { unreadableRows } from '../api/wire/list-answer.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { useFailureNotices } from '../provider/failure-notices.ts';
import { type Graduation, useGraduation } from '../provider/graduation-context.ts';
import { useLatest } from '../react/use-latest.ts';
import { useTask } from '../react/use-task.ts';
import type { Choices } from './draft/application-draft.ts';
import { choicesOf } from './lists/choices-of.ts';
import type { Lists, ProgressAction } from './progress/progress.flow.ts';
import { wizardMessages } from './wizard.messages.ts';

interface ChoicesOptions<Extra> {
  readonly lists: Lists;
  readonly dispatch: Dispatch<ProgressAction>;
  /** Loads what `onFirst` needs besides the lists. */
  readonly prepare: (() => Promise<Extra>) | undefined;
  /** The choices that the page already has. They replace the first call of `prepare`. */
  readonly initial: Choices | undefined;
  /** Called when the lists arrive for the first time. */
  readonly onFirst: (choices: Choices, extra?: Extra) => void;
}

/** Reads the three lists at once, first at mount. Unmounting aborts the requests. */
export function useChoices<Extra>(options: ChoicesOptions<Extra>) {
  const { api, emit, report } = useGraduation();
  const failures = useFailureNotices();
  const { loadFailed: message } = useMessages(wizardMessages);
  const latest = useLatest({ ...options, emit, failures, message });
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const read = useCallback(() => {
    run({
      call: (signal) =>
        Promise.all([readChoices({ api, report }, signal), latest.current.prepare?.()]),
      onDone: ([choices, extra]) => {
        const { lists, dispatch, onFirst } = latest.current;
        if (lists.status !== 'ready') return onFirst(choices, extra);
        dispatch({ type: 'listed', lists: { status: 'ready', choices } });
      },
      onFailed: (error) => {
        const { lists, dispatch, emit, failures } = latest.current;
        const feature = { message: latest.current.message, prefersServer: false };
        // Lists on screen stay, and the failure becomes a notice; otherwise it takes their place.
        if (lists.status === 'ready') return failures.announce(error, feature);
        const message = failures.describeInline(error, feature) ?? feature.message;
        dispatch({ type: 'listed', lists: { status: 'failed', message } });
        emit({ type: 'load-failed', part: 'data' });
      },
    });
  }, [api, report, run, latest]);
  const { initial } = options;
  // A saved draft replaces the blank form before the first paint, and before the host's own layout effects may change a
  // field of the server's HTML. Without a draft the wizard starts with the lists.
  useLayoutEffect(() => {
    if (initial && latest.current.lists.status === 'unread') latest.current.onFirst(initial);
  }, [initial, latest]);
  useEffect(read, [read]);

  return { isReading: isBusy, read };
}

type Reader = Pick<Graduation, 'api' | 'report'>;

async function readChoices({ api, report }: Reader, signal: AbortSignal): Promise<Choices> {
  const [ceremonies, careers, genders] = await Promise.all([
    listPublicCeremonies(api, signal),
    listPublicCareers(api, signal),
    listGenders(api, signal),
  ]);
  for (const [list, answer] of Object.entries({ ceremonies, careers, genders })) {
    const error = unreadableRows(list, answer);
    if (error !== undefined) report(error);
  }
  return choicesOf({ ceremonies, careers, genders });
}
