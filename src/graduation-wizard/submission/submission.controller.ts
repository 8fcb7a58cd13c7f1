import { type Dispatch, useCallback, useState } from 'react';
import { ApiError, isPage, isUnanswered } from '#api/api-error.ts';
import {
  type SubmittedApplication,
  submitApplication,
} from '#api/applications/submit-application.ts';
import type { NewApplication } from '#domain/application/new-application.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTask } from '#react/use-task.ts';
import type { Received, ServerExplanation, SubmitFailure } from '../draft/submission-result.ts';
import type { ProgressAction } from '../progress/progress.flow.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';

/**
 * Sends the application, once however often the button is pressed. Leaving does not abort the request, which may have
 * arrived: a success is announced all the same, with the code; a failure is not.
 *
 * @param onSent called with the code, also after leaving; returns what the receipt shows
 */
export function useSubmission(
  dispatch: Dispatch<ProgressAction>,
  onSent: (submitted: SubmittedApplication) => Received,
) {
  const { api, notifications } = useGraduation();
  const failures = useFailureNotices();
  const messages = useMessages(wizardMessages);
  const latest = useLatest({ failures, messages, onSent });
  const [keyOf] = useState(createIdempotencyKeys);
  const { isBusy, run } = useTask();

  const send = useCallback(
    (application: NewApplication, version: string | undefined) => {
      const submit = async (left: AbortSignal) => {
        const privacyVersion = api.offers('privacy') ? version : undefined;
        const idempotencyKey = keyOf({ application, privacyVersion });
        const options = { idempotencyKey, privacyVersion };
        const submitted = await submitApplication(api, application, options);
        const { messages, onSent } = latest.current;
        const detail = left.aborted ? `${messages.code}: ${submitted.code}` : undefined;
        notifications.show({ tone: 'success', title: messages.submitDone, detail });
        return onSent(submitted);
      };
      run({
        call: submit,
        onDone: (received) => dispatch({ type: 'submitted', received }),
        onFailed: (error) => {
          const { failures, messages } = latest.current;
          const explanation = explanationOf(error);
          dispatch({ type: 'refused', failure: submitFailure(error), explanation });
          failures.announce(error, { message: messages.submitFailed }, () =>
            dispatch({ type: 'notice-closed', explanation }),
          );
        },
      });
    },
    [api, notifications, run, keyOf, latest, dispatch],
  );

  return { isSending: isBusy, send };
}

function submitFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (isUnanswered(error) || isPage(error)) return 'no-answer';
  // A server that is busy or out of order says nothing about the application: sending it again later is enough.
  const isLater = error.kind === 'server' || error.kind === 'rate-limited';
  if (isLater || error.serverMessage === undefined) return 'other';
  return error.kind === 'conflict' ? 'conflict' : 'refused';
}

/** A new object for each attempt. */
function explanationOf(error: unknown): ServerExplanation {
  const { serverMessage, fields } = error instanceof ApiError ? error : {};
  return { message: serverMessage, fields };
}
