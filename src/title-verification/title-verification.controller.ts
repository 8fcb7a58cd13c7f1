import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../api/api-error.ts';
import { answeredAt } from '../api/university-day.ts';
import { verifyTitle } from '../api/verification/verify-title.ts';
import type { VerificationResult } from '../domain/verification/verified-title.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { callHost } from '../provider/call-host.ts';
import { useFailureNotices } from '../provider/failure-notices.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import { painted } from '../react/painted.ts';
import { useLatest } from '../react/use-latest.ts';
import { useTask } from '../react/use-task.ts';
import { verifiedTitleCard } from './lazy-views.ts';
import {
  afterAnswer,
  afterTyping,
  beginVerification,
  isUnderWay,
  resultOf,
  shownCode,
  type Verification,
  type VerificationOrigin,
} from './title-verification.flow.ts';
import { verificationMessages } from './title-verification.messages.ts';

/** The result of a verification, for the host. The data of the title stay in the widget. */
export interface TitleVerificationResult {
  /** The code, without separators. It shows whose title it is, so keep it out of analytics. */
  readonly code: string;
  /** The standing of the title; `unknown` if no title has the code. */
  readonly result: VerificationResult;
}

interface TitleVerificationOptions {
  readonly code: string | undefined;
  readonly onVerified: ((verified: TitleVerificationResult) => void) | undefined;
}

export interface TitleVerificationController {
  readonly text: string;
  readonly verification: Verification;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Verifies the input. Without a usable code, shows the problem and focuses the field. */
  readonly submit: () => void;
  /** Verifies a code that was suggested, scanned, or belongs to a replacing title. */
  readonly verify: (code: string) => void;
  /** Repeats the failed verification. */
  readonly retry: () => void;
}

/** Verifies titles by code. A new verification aborts the previous one. */
export function useTitleVerification({
  code,
  onVerified,
}: TitleVerificationOptions): TitleVerificationController {
  const { api, emit } = useGraduation();
  const failures = useFailureNotices();
  const { notChecked } = useMessages(verificationMessages);
  const [typed, setTyped] = useState(() => shownCode(code ?? ''));
  const [verification, setVerification] = useState<Verification>({ status: 'idle' });
  const inputRef = useRef<HTMLInputElement>(null);
  const { run, stop } = useTask({ whileBusy: 'replace' });
  const latest = useLatest({ failures, notChecked, onVerified });

  const begin = useCallback(
    (text: string, origin: VerificationOrigin) => {
      const begun = beginVerification(text, origin);
      startTransition(() => setVerification(begun));
      setTyped(shownCode(text));
      if (begun.status !== 'checking') {
        stop();
        return begun;
      }
      verifiedTitleCard.preload();
      run({
        call: async (signal) => {
          // Shows the press before the request is prepared.
          if (origin === 'person') await painted();
          return verifyTitle(api, begun.code, signal);
        },
        onDone: (title) => {
          const answered = afterAnswer(title, begun.code, origin, answeredAt(api));
          setVerification(answered);
          const result = resultOf(answered);
          if (result === undefined) return;
          emit({ type: 'title-verified', result });
          callHost(() => latest.current.onVerified?.({ code: begun.code, result }));
        },
        onFailed: (error) => {
          const { failures, notChecked } = latest.current;
          // The card says that nothing was checked: a notice about the connection would repeat it.
          if (error instanceof ApiError && isUnanswered(error)) failures.report(error);
          else failures.describeInline(error, { message: notChecked, prefersServer: false });
          setVerification({ status: 'failed', code: begun.code });
        },
      });
      return begun;
    },
    [api, emit, run, stop, latest],
  );

  useEffect(() => {
    if (code !== undefined && code.trim() !== '') begin(code, 'host');
  }, [code, begin]);

  return {
    text: typed,
    verification,
    isBusy: isUnderWay(verification, typed),
    inputRef,
    type: (text) => {
      setTyped(text);
      setVerification(afterTyping);
    },
    submit: () => {
      const { status } = begin(typed, 'person');
      if (status === 'checking') return;
      emit({ type: 'validation-failed', fields: ['code'] });
      inputRef.current?.focus();
    },
    verify: (chosen) => {
      begin(chosen, 'person');
    },
    retry: () => {
      if (verification.status === 'failed') begin(verification.code, 'person');
    },
  };
}
