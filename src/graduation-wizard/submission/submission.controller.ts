import { startTransition, useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { submitApplication } from '../../api/applications/submit-application.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { type CalendarDate, todayOf } from '../../domain/calendar/calendar-date.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useIsHere } from '../../react/use-is-here.ts';
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
  const words = useMessages(wizardMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const latest = useLatest({ failures, notifications, words, onSent });
  const [keyOf] = useState(createIdempotencyKeys);
  const isSending = useRef(false);
  const isHere = useIsHere();

  const send = useCallback(
    async (application: NewApplication) => {
      if (isSending.current) return;
      isSending.current = true;
      // A slow phone shows the press first, and stays alive while the receipt is rendered.
      const show = (next: Submission) => startTransition(() => setSubmission(next));
      show({ status: 'sending' });
      const idempotencyKey = keyOf(application);
      // A callback of the host that throws is no failed call.
      const [result] = await Promise.allSettled([
        submitApplication(api, application, { idempotencyKey }),
      ]);
      isSending.current = false;

      const current = latest.current;
      if (result.status === 'fulfilled') {
        const code = result.value;
        const sentOn = todayOf(new Date());
        show({ status: 'done', received: { code, sentOn } });
        current.notifications.show({
          tone: 'success',
          title: current.words.submitDone,
          detail: isHere.current ? undefined : `${current.words.code}: ${code}`,
        });
        current.onSent(code);
      } else if (isHere.current) {
        show({ status: 'failed', failure: failureOf(result.reason) });
        current.failures.announce(result.reason, { sentence: current.words.submitFailed });
      }
    },
    [api, isHere, keyOf, latest],
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
