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

/** Why a request was not sent, as far as it changes what the person should do. */
export type SubmitFailure = 'no-answer' | 'refused' | 'other';

/** What is known of a request once the university has received it. */
export interface Received {
  /** AG-YYYY-NNN. */
  readonly code: string;
  /** The person's own day when the answer came. */
  readonly sentOn: CalendarDate;
}

/** The state of sending a request. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly failure: SubmitFailure }
  | { readonly status: 'done'; readonly received: Received };

/**
 * Sends the request, once however often it is pressed. It is not aborted when the person leaves: it may have arrived. A
 * success is announced all the same, with the code; a failure is not.
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
      // A slow phone shows the press first, and stays alive while the receipt is rendered.
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
