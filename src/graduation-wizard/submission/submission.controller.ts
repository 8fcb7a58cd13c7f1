import { startTransition, useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { submitApplication } from '../../api/applications/submit-application.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { type CalendarDate, todayOf } from '../../domain/calendar/calendar-date.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useIsMounted } from '../../react/use-is-mounted.ts';
import { useLatest } from '../../react/use-latest.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';

/** The reason for a failed submission, as far as it changes the advice. */
export type SubmitFailure = 'no-answer' | 'refused' | 'other';

/** The data of an application that the university has received. */
export interface Received {
  /** AG-YYYY-NNN. */
  readonly code: string;
  /** The user's current day when the response arrived. */
  readonly sentOn: CalendarDate;
}

/** The state of a submission. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly failure: SubmitFailure }
  | { readonly status: 'done'; readonly received: Received };

/**
 * Sends the application once, however often the button is pressed. Leaving the screen does not abort it, because it may
 * have arrived. A success is then still announced, with the code; a failure is not.
 */
export function useSubmission(onSent: (code: string) => void) {
  const { api, notifications } = useGraduation();
  const failures = useFailureNotices();
  const messages = useMessages(wizardMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const latest = useLatest({ failures, messages, onSent });
  const [keyOf] = useState(createIdempotencyKeys);
  const isSending = useRef(false);
  const isMounted = useIsMounted();

  const send = useCallback(
    async (application: NewApplication) => {
      if (isSending.current) return;
      isSending.current = true;
      // Paints the press before the receipt renders, and keeps a slow phone responsive meanwhile.
      const show = (next: Submission) => startTransition(() => setSubmission(next));
      show({ status: 'sending' });
      const idempotencyKey = keyOf(application);
      try {
        const code = await submitApplication(api, application, { idempotencyKey });
        const { messages, onSent } = latest.current;
        show({ status: 'done', received: { code, sentOn: todayOf(new Date()) } });
        notifications.show({
          tone: 'success',
          title: messages.submitDone,
          detail: isMounted.current ? undefined : `${messages.code}: ${code}`,
        });
        onSent(code);
      } catch (error) {
        if (!isMounted.current) return;
        const { failures, messages } = latest.current;
        show({ status: 'failed', failure: failureOf(error) });
        failures.announce(error, { sentence: messages.submitFailed });
      } finally {
        isSending.current = false;
      }
    },
    [api, notifications, isMounted, keyOf, latest],
  );

  const forget = useCallback(() => setSubmission({ status: 'idle' }), []);
  return { submission, send, forget };
}

function failureOf(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (error.kind === 'no-answer') return 'no-answer';
  const isClear = error.serverMessage !== undefined && error.kind !== 'server';
  return isClear ? 'refused' : 'other';
}
