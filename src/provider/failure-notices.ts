import { useCallback, useMemo } from 'react';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { useMessages } from '../messages/messages-context.tsx';
import type { describeFailure, FeatureWords } from './describe-failure.ts';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';
import { arrivedSecondWave } from './load-second-wave.ts';

/** How a controller tells of a failed call (ruling 1: one failure, one notice). */
export interface FailureNotices {
  /** Shows one notice: the feature's sentence, the global one beneath. */
  announce(error: unknown, words: FeatureWords): void;
  /**
   * For a failure that the screen itself shows: notifies the global sentence and returns the one for the place.
   * Undefined when nothing is to be said (ruling 6).
   */
  place(error: unknown, words: FeatureWords): string | undefined;
}

/** Turns failures into what the person sees and what the host is told. */
export function useFailureNotices(): FailureNotices {
  const { notifications, emit, report } = useGraduation();
  const words = useMessages(failureMessages);

  const tellHost = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return report(error);
      const { call, kind, status } = error;
      if (kind !== 'abandoned') emit({ type: 'call-failed', call, kind, status });
    },
    [emit, report],
  );

  return useMemo(
    () => ({
      announce: (error, feature) => {
        tellHost(error);
        const said = (arrivedSecondWave()?.describeFailure ?? unsent)(error, feature, words);
        if (said === undefined || isTold(error)) return;
        notifications.show({ tone: 'error', title: said.lead, detail: said.global });
      },
      place: (error, feature) => {
        tellHost(error);
        const said = (arrivedSecondWave()?.describeFailure ?? unsent)(error, feature, words);
        if (said?.global !== undefined && !isTold(error)) {
          notifications.show({ tone: 'error', title: said.global });
        }
        return said?.lead;
      },
    }),
    [notifications, words, tellHost],
  );
}

/** A call that failed before what describes failures arrived was never sent: the line is down. */
const unsent: typeof describeFailure = (error, { sentence }, words) =>
  isOf(error, 'abandoned') ? undefined : { lead: sentence, global: words.noAnswer };

/** The end of a session is told once, by the provider, for all calls that met it (ruling 3). */
function isTold(error: unknown): boolean {
  return isOf(error, 'unauthorized');
}

function isOf(error: unknown, kind: ApiErrorKind): boolean {
  return error instanceof ApiError && error.kind === kind;
}
