import { useCallback, useEffect, useRef, useState } from 'react';
import { listPublicCareers } from '../api/careers/list-public-careers.ts';
import { listPublicCeremonies } from '../api/ceremonies/list-public-ceremonies.ts';
import { listGenders } from '../api/genders/list-genders.ts';
import { unreadableRows } from '../api/wire/list-answer.ts';
import { compareCalendarDates } from '../domain/calendar/calendar-date.ts';
import { acceptsApplications, type Ceremony } from '../domain/ceremony/ceremony.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { useFailureNotices } from '../provider/failure-notices.ts';
import { type Graduation, useGraduation } from '../provider/graduation-context.ts';
import { useLatest } from '../react/use-latest.ts';
import type { Choices } from './draft/application-draft.ts';
import { wizardMessages } from './wizard.messages.ts';

/** The wizard's three lists. Once loaded, they stay visible while they are read again. */
export type ChoicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'ready'; readonly choices: Choices; readonly isRefreshing: boolean };

/**
 * Reads the three lists in parallel, and aborts when the user leaves.
 *
 * @param onFirst called when the lists have been loaded for the first time.
 */
export function useChoices(onFirst: (choices: Choices) => void) {
  const { api, report } = useGraduation();
  const failures = useFailureNotices();
  const { loadFailed: sentence } = useMessages(wizardMessages);
  const [state, setState] = useState<ChoicesState>({ status: 'loading' });
  const latest = useLatest({ failures, sentence, onFirst, state });
  const running = useRef<AbortController>(undefined);

  const read = useCallback(async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState(reading);
    try {
      const choices = await readChoices({ api, report }, own.signal);
      if (own.signal.aborted) return;
      if (latest.current.state.status !== 'ready') latest.current.onFirst(choices);
      setState({ status: 'ready', choices, isRefreshing: false });
    } catch (error) {
      if (own.signal.aborted) return;
      own.abort();
      setState(failed(error, latest.current));
    }
  }, [api, report, latest]);

  useEffect(() => {
    void read();
    return () => running.current?.abort();
  }, [read]);

  return { state, read };
}

function reading(state: ChoicesState): ChoicesState {
  return state.status === 'ready' ? { ...state, isRefreshing: true } : { status: 'loading' };
}

interface FailureContext {
  readonly failures: ReturnType<typeof useFailureNotices>;
  readonly sentence: string;
  readonly state: ChoicesState;
}

/** A failed reload keeps the lists and shows a notice; a failed first load takes the lists' place. */
function failed(error: unknown, { failures, sentence, state }: FailureContext): ChoicesState {
  const feature = { sentence, prefersServer: false };
  if (state.status === 'ready') {
    failures.announce(error, feature);
    return { ...state, isRefreshing: false };
  }
  return { status: 'failed', sentence: failures.describeInline(error, feature) ?? sentence };
}

type Reader = Pick<Graduation, 'api' | 'report'>;

/** Keeps only valid choices: ceremonies that accept applications, the soonest first, and active careers. */
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
  return {
    ceremonies: ceremonies.rows.filter(acceptsApplications).sort(bySoonest),
    careers: careers.rows.filter((career) => career.isActive),
    genders: genders.rows,
  };
}

function bySoonest(one: Ceremony, other: Ceremony): number {
  if (one.date === undefined) return other.date === undefined ? 0 : 1;
  return other.date === undefined ? -1 : compareCalendarDates(one.date, other.date);
}
