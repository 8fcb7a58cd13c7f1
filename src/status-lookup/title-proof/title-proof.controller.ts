import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import {
  answerTitleProof,
  type OwnApplication,
  readTitleProof,
} from '#api/title-proof/title-proof.ts';
import type { TitleProof } from '#domain/application/title-proof.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTask } from '#react/use-task.ts';
import { titleProofMessages } from './title-proof.messages.ts';

/** The proof as it is shown. */
type ProofState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly proof: TitleProof };

/** The text of a wording request that the graduate is writing. */
export interface CorrectionDraft {
  readonly text: string;
  /** True after an attempt to send it blank. */
  readonly isBlank: boolean;
}

export interface TitleProofController {
  readonly state: ProofState;
  /** Undefined while the graduate writes no request. */
  readonly draft: CorrectionDraft | undefined;
  readonly isSending: boolean;
  /** The message of the last answer that failed. */
  readonly failure: string | undefined;
  /** The number of answers that the server has accepted. */
  readonly answers: number;
  readonly retry: () => void;
  readonly confirm: () => void;
  /** Opens the form of a wording request. */
  readonly ask: () => void;
  readonly type: (text: string) => void;
  readonly send: () => void;
  readonly cancel: () => void;
}

/** Reads the proof of a title, and sends the graduate's answer to it. */
export function useTitleProof({ code, identity }: OwnApplication): TitleProofController {
  const { api } = useGraduation();
  const messages = useMessages(titleProofMessages);
  const latest = useLatest({ failures: useFailureNotices(), messages });
  const [state, setState] = useState<ProofState>({ status: 'loading' });
  const [draft, setDraft] = useState<CorrectionDraft>();
  const [failure, setFailure] = useState<string>();
  const [answers, setAnswers] = useState(0);
  const { run } = useTask({ whileBusy: 'replace' });
  const sending = useTask();

  const read = useCallback(() => {
    run({
      call: (signal) => readTitleProof(api, { code, identity }, signal),
      onDone: (proof) => setState({ status: 'ready', proof }),
      onFailed: (error) => {
        const { failures, messages } = latest.current;
        const message = failures.describeInline(error, { message: messages.loadFailed });
        setState({ status: 'failed', message: message ?? messages.loadFailed });
      },
    });
  }, [api, code, identity, run, latest]);
  useEffect(read, [read]);

  const send = (description: string | undefined) => {
    if (state.status !== 'ready' || state.proof.status !== 'open') return;
    const { version } = state.proof.title;
    setFailure(undefined);
    sending.run({
      call: (signal) => answerTitleProof(api, { code, identity }, { version, description }, signal),
      onDone: (proof) => {
        setState({ status: 'ready', proof });
        setDraft(undefined);
        setAnswers((count) => count + 1);
      },
      onFailed: (error) => {
        const message = messages.answerFailed;
        setFailure(latest.current.failures.describeInline(error, { message }) ?? message);
        // The text has changed, the proof has closed, or a lost answer has arrived.
        if (error instanceof ApiError && error.kind === 'conflict') read();
      },
    });
  };

  return {
    state,
    draft,
    isSending: sending.isBusy,
    failure,
    answers,
    retry: () => {
      setState({ status: 'loading' });
      read();
    },
    confirm: () => send(undefined),
    ask: () => setDraft({ text: '', isBlank: false }),
    type: (text) => setDraft({ text, isBlank: false }),
    send: () => {
      const text = draft?.text.trim() ?? '';
      if (text === '') setDraft({ text, isBlank: true });
      else send(text);
    },
    cancel: () => {
      setDraft(undefined);
      setFailure(undefined);
    },
  };
}
