import { useCallback, useMemo } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { describeFailure, type FailureMessage } from './describe-failure.ts';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';

/** How a controller shows a failed call: one failure, one notice. */
export interface FailureNotices {
  /** Shows one notice: the feature's sentence, the global one beneath. */
  announce(error: unknown, messages: FailureMessage): void;
  /**
   * For a failure that the screen itself shows: notifies the global sentence and returns the one for the place.
   * Undefined when there is nothing to show.
   */
  describeInline(error: unknown, messages: FailureMessage): string | undefined;
}

/** Turns failures into what the person sees and what the host is notified of. */
export function useFailureNotices(): FailureNotices {
  const { notifications, emit, report } = useGraduation();
  const messages = useMessages(failureMessages);

  const reportFailure = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return report(error);
      const { call, kind, status } = error;
      if (kind !== 'abandoned') emit({ type: 'call-failed', call, kind, status });
      if (kind === 'server' || kind === 'unreadable') report(error);
    },
    [emit, report],
  );

  return useMemo(
    () => ({
      announce: (error, feature) => {
        reportFailure(error);
        const description = describeFailure(error, feature, messages);
        if (description === undefined || isAnnounced(error)) return;
        notifications.show({ tone: 'error', title: description.lead, detail: description.global });
      },
      describeInline: (error, feature) => {
        reportFailure(error);
        const description = describeFailure(error, feature, messages);
        if (description?.global !== undefined && !isAnnounced(error)) {
          notifications.show({ tone: 'error', title: description.global });
        }
        return description?.lead;
      },
    }),
    [notifications, messages, reportFailure],
  );
}

/** The provider announces the end of a session once, for all calls that met it. */
function isAnnounced(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized';
}
