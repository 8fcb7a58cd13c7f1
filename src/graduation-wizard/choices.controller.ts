import { useCallback, useEffect, useState } from 'react';
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
import { useTask } from '../react/use-task.ts';
import type { Choices } from './draft/application-draft.ts';
import { wizardMessages } from './wizard.messages.ts';

/** The three lists that the wizard offers. They stay on screen while they are read again. */
export type ChoicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly choices: Choices; readonly isRefreshing: boolean };

/** The result of the last reading, before the first one `undefined`. */
type Reading = { readonly choices: Choices } | { readonly message: string } | undefined;

/**
 * Reads the three lists at once. Unmounting aborts the requests.
 *
 * @param prepare loads what `onFirst` needs besides the lists
 * @param onFirst called when the lists arrive for the first time
 */
export function useChoices<Extra>(
  prepare: () => Extra | Promise<Extra>,
  onFirst: (choices: Choices, extra: Extra) => void,
) {
  const { api, emit, report } = useGraduation();
  const failures = useFailureNotices();
  const { loadFailed: message } = useMessages(wizardMessages);
  const [reading, setReading] = useState<Reading>();
  const latest = useLatest({ emit, failures, message, prepare, onFirst, reading });
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const read = useCallback(() => {
    run({
      call: (signal) =>
        Promise.all([readChoices({ api, report }, signal), latest.current.prepare()]),
      onDone: ([choices, extra]) => {
        if (!hasChoices(latest.current.reading)) latest.current.onFirst(choices, extra);
        setReading({ choices });
      },
      onFailed: (error) => {
        const { emit, failures, message, reading } = latest.current;
        const feature = { message, prefersServer: false };
        // Lists on screen stay, and the failure becomes a notice; otherwise it takes their place.
        if (hasChoices(reading)) return failures.announce(error, feature);
        setReading({ message: failures.describeInline(error, feature) ?? message });
        emit({ type: 'load-failed', part: 'data' });
      },
    });
  }, [api, report, run, latest]);
  useEffect(read, [read]);

  return { state: stateOf(reading, isBusy), read };
}

function hasChoices(reading: Reading): reading is { readonly choices: Choices } {
  return reading !== undefined && 'choices' in reading;
}

function stateOf(reading: Reading, isBusy: boolean): ChoicesState {
  if (hasChoices(reading)) return { status: 'ready', ...reading, isRefreshing: isBusy };
  if (reading === undefined || isBusy) return { status: 'loading' };
  return { status: 'failed', ...reading };
}

type Reader = Pick<Graduation, 'api' | 'report'>;

/** The rows that can be chosen: ceremonies that accept applications, the soonest first, and active careers. */
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
