import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { findApplicationStatus } from '../api/applications/find-application-status.ts';
import type { OwnApplication } from '../api/title-proof/title-proof.ts';
import { normalizeApplicationCode } from '../domain/application/application-code.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { callHost } from '../provider/call-host.ts';
import { useFailureNotices } from '../provider/failure-notices.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import { painted } from '../react/painted.ts';
import { useFocusWhen } from '../react/use-focus-when.ts';
import { useLatest } from '../react/use-latest.ts';
import { useTask } from '../react/use-task.ts';
import type { ReceiptKey } from './receipt-key.ts';
import {
  adviceFor,
  afterTyping,
  beginSearch,
  isUnderWay,
  isWrongProof,
  type Lookup,
  type SearchOrigin,
} from './status-lookup.flow.ts';
import { statusMessages } from './status-lookup.messages.ts';
import { ownApplicationOf } from './title-proof/title-proof.flow.ts';

/**
 * The result, for the host. The personal data stay in the widget; the code is for the host's address bar or links. It
 * opens personal data, so keep it out of analytics: `onEvent` reports the status alone.
 */
export interface FoundApplication {
  /** The application's code. */
  readonly code: string;
  /** The application's status. */
  readonly status: ApplicationStatus;
}

interface StatusLookupOptions {
  readonly code: string | undefined;
  readonly receiptKey: ReceiptKey;
  readonly onFound: ((found: FoundApplication) => void) | undefined;
  /** True if the host turns the proof of the title off. */
  readonly isTitleProofOff: boolean;
}

/** The field for the last digits of the document number. */
export interface ProofField {
  readonly text: string;
  readonly isWrong: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
}

export interface StatusLookupController {
  readonly text: string;
  readonly lookup: Lookup;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Takes what a link from a receipt says besides the code. Called with each text of the field before it is tidied. */
  readonly readLink: (text: string) => void;
  /** The proof that the server requires; undefined if it announced none. */
  readonly proof: ProofField | undefined;
  /** The application whose title the graduate can proofread; undefined without one. */
  readonly ownApplication: OwnApplication | undefined;
  /** Searches for the input; without input, shows the problem and focuses the field. */
  readonly submit: () => void;
  /** Repeats the failed search. */
  readonly retry: () => void;
}

/** Searches by code. A new search aborts the previous one. */
export function useStatusLookup(options: StatusLookupOptions): StatusLookupController {
  const { code, receiptKey, onFound, isTitleProofOff } = options;
  const { api, emit } = useGraduation();
  const failures = useFailureNotices();
  const { notFound } = useMessages(statusMessages);
  const [typed, setTyped] = useState(() => normalizeApplicationCode(code ?? ''));
  const [proof, setProof] = useState('');
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });
  const inputRef = useRef<HTMLInputElement>(null);
  const { run, stop } = useTask({ whileBusy: 'replace' });
  const latest = useLatest({ failures, notFound, onFound });

  const search = useCallback(
    (text: string, origin: SearchOrigin, shown = '') => {
      const begun = beginSearch(text, origin);
      startTransition(() => setLookup(begun));
      setTyped(normalizeApplicationCode(text));
      if (begun.status !== 'searching') return stop();

      run({
        call: async (signal) => {
          // Shows the press before the request is prepared.
          if (origin === 'person') await painted();
          const key = receiptKey.of(begun.code);
          return findApplicationStatus(api, begun.code, { proof: shown, key, signal });
        },
        onDone: (report) => {
          const identity = receiptKey.of(begun.code) || shown;
          setLookup({ status: 'found', report, origin, proof: shown, identity });
          const { code, status } = report;
          emit({ type: 'status-found', status });
          callHost(() => latest.current.onFound?.({ code, status }));
        },
        onFailed: (error) => {
          const { failures, notFound } = latest.current;
          const message = failures.describeInline(error, { message: notFound }) ?? notFound;
          setLookup({ status: 'failed', code: begun.code, message, advice: adviceFor(error) });
        },
      });
    },
    [api, emit, receiptKey, run, stop, latest],
  );

  useEffect(() => {
    if (code !== undefined && code.trim() !== '') search(code, 'host');
  }, [code, search]);
  const isWrong = isWrongProof(lookup, proof);
  const proofRef = useFocusWhen<HTMLInputElement>(isWrong);

  return {
    text: typed,
    lookup,
    isBusy: isUnderWay(lookup, typed),
    inputRef,
    type: (text) => {
      setTyped(text);
      setLookup(afterTyping);
    },
    readLink: receiptKey.takeFrom,
    proof: api.offers('look-up-proof')
      ? { text: proof, isWrong, inputRef: proofRef, type: setProof }
      : undefined,
    ownApplication: api.offers('proof') && !isTitleProofOff ? ownApplicationOf(lookup) : undefined,
    submit: () => {
      if (typed.trim() === '') {
        emit({ type: 'validation-failed', fields: ['code'] });
        inputRef.current?.focus();
      }
      search(typed, 'person', proof);
    },
    retry: () => {
      if (lookup.status === 'failed') search(lookup.code, 'person', proof);
    },
  };
}
