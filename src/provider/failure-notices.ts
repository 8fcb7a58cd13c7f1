import { useCallback, useMemo } from 'react';
import { ApiError, isUnauthorized } from '../api/api-error.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { describeFailure, type FailureMessage } from './describe-failure.ts';
import { failureMessages } from './failure.messages.ts';
import { useGraduation } from './graduation-context.ts';

/** Shows failed calls: one notice per failure. */
export interface FailureNotices {
  /**
   * Shows one notice: the feature's message, with the global one below.
   *
   * @param onClosed called when the notice has closed, and at once if none is shown
   */
  announce(error: unknown, messages: FailureMessage, onClosed?: () => void): void;
  /**
   * For a failure that the screen itself shows: shows the global message as a notice and returns the message to show
   * inline. Undefined when there is nothing to show.
   *
   * @param onNotice called with the text of the notice, if one is shown. It returns a function for when that has closed.
   */
  describeInline(
    error: unknown,
    messages: FailureMessage,
    onNotice?: (text: string) => () => void,
  ): string | undefined;
  /** For a failure that the screen explains in full: reports it to the host, without a notice. */
  report(error: unknown): void;
}

/** Shows failures to the user and reports them to the host. */
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
      report: reportFailure,
      announce: (error, feature, onClosed) => {
        reportFailure(error);
        const description = describeFailure(error, feature, messages);
        // The provider shows one notice for all calls that fail because the session has expired.
        if (description === undefined || isUnauthorized(error)) return onClosed?.();
        const { lead, global } = description;
        notifications.show({ tone: 'error', title: lead, detail: global }, onClosed);
      },
      describeInline: (error, feature, onNotice) => {
        reportFailure(error);
        const description = describeFailure(error, feature, messages);
        const { global } = description ?? {};
        if (global !== undefined && !isUnauthorized(error)) {
          notifications.show({ tone: 'error', title: global }, onNotice?.(global));
        }
        return description?.lead;
      },
    }),
    [notifications, messages, reportFailure],
  );
}
