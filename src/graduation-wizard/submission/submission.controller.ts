import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { submitApplication } from '../../api/applications/submit-application.ts';
import type { NewApplication } from '../../domain/application/new-application.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useFailureNotices } from '../../provider/failure-notices.ts';
import { useGraduation } from '../../provider/graduation-context.ts';
import { useIsHere } from '../../react/use-is-here.ts';
import { useLatest } from '../../react/use-latest.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { createKeyring } from './idempotency-key.ts';

/** Why a request was not sent, as far as it changes what the person should do. */
export type Refusal = 'no-answer' | 'refused' | 'other';

/** How the sending of a request stands. */
export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly refusal: Refusal }
  | { readonly status: 'done'; readonly code: string };

/**
 * Sends the request, once however often it is pressed (ruling 22). It is not given up when the person leaves: it may
 * have arrived. A success is told all the same, with the code; a failure is not (ruling 6).
 */
export function useSubmission(onSent: (code: string) => void) {
  const { api, notifications } = useGraduation();
  const failures = useFailureNotices();
  const words = useMessages(wizardMessages);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const latest = useLatest({ failures, notifications, words, onSent });
  const [keyOf] = useState(createKeyring);
  const isSending = useRef(false);
  const isHere = useIsHere();

  const send = useCallback(
    async (application: NewApplication) => {
      if (isSending.current) return;
      isSending.current = true;
      setSubmission({ status: 'sending' });
      const idempotencyKey = keyOf(application);
      const outcome = await settle(submitApplication(api, application, { idempotencyKey }));
      isSending.current = false;

      const said = latest.current;
      if ('code' in outcome) {
        setSubmission({ status: 'done', code: outcome.code });
        said.notifications.show({
          tone: 'success',
          title: said.words.submitDone,
          detail: isHere.current ? undefined : `${said.words.code}: ${outcome.code}`,
        });
        said.onSent(outcome.code);
      } else if (isHere.current) {
        setSubmission({ status: 'failed', refusal: refusalOf(outcome.error) });
        said.failures.announce(outcome.error, { sentence: said.words.submitFailed });
      }
    },
    [api, isHere, keyOf, latest],
  );

  const forget = useCallback(() => setSubmission({ status: 'idle' }), []);
  return { submission, send, forget };
}

type Outcome = { readonly code: string } | { readonly error: unknown };

/** Keeps a throwing callback of the host apart from a failed call. */
function settle(sending: Promise<string>): Promise<Outcome> {
  return sending.then(
    (code) => ({ code }),
    (error: unknown) => ({ error }),
  );
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'other';
  if (error.kind === 'no-answer') return 'no-answer';
  const isClear = error.serverMessage !== undefined && error.kind !== 'server';
  return isClear ? 'refused' : 'other';
}
