import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { findApplicationStatus } from '../api/applications/find-application-status.ts';
import { normalizeApplicationCode } from '../domain/application/application-code.ts';
import type { ApplicationStatus } from '../domain/application/application-status.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { callHost } from '../provider/call-host.ts';
import { useFailureNotices } from '../provider/failure-notices.ts';
import { useGraduation } from '../provider/graduation-context.ts';
import { useLatest } from '../react/use-latest.ts';
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

/**
 * The result, for the host. The personal data stay in the widget; the code is for the host's address bar or links. It
 * opens personal data, so keep it out of analytics: `onEvent` reports the status alone.
 */
export interface FoundApplication {
  readonly code: string;
  readonly status: ApplicationStatus;
}

interface StatusLookupOptions {
  readonly code: string | undefined;
  readonly onFound: ((found: FoundApplication) => void) | undefined;
}

/** The field for the last digits of the document number. */
export interface ProofField {
  readonly typed: string;
  readonly isWrong: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
}

export interface StatusLookupController {
  readonly typed: string;
  readonly lookup: Lookup;
  readonly isBusy: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** The proof that the server requires; undefined if it announced none. */
  readonly proof: ProofField | undefined;
  /** Searches for the input; without input, shows the problem and focuses the field. */
  readonly submit: () => void;
  /** Repeats the failed search. */
  readonly retry: () => void;
}

/** Searches by code. A new search aborts the previous one. */
export function useStatusLookup({ code, onFound }: StatusLookupOptions): StatusLookupController {
  const { api, emit } = useGraduation();
  const failures = useFailureNotices();
  const { notFound } = useMessages(statusMessages);
  const [typed, setTyped] = useState(() => normalizeApplicationCode(code ?? ''));
  const [proof, setProof] = useState('');
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' });
  const inputRef = useRef<HTMLInputElement>(null);
  const proofRef = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const latest = useLatest({ failures, notFound, onFound });

  const search = useCallback(
    async (text: string, origin: SearchOrigin, shown = '') => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;

      const begun = beginSearch(text, origin);
      // Paints the press before the result renders, and keeps a slow phone responsive meanwhile.
      const show = (next: Lookup) => startTransition(() => setLookup(next));
      show(begun);
      setTyped(normalizeApplicationCode(text));
      if (begun.status !== 'searching') return;

      const { signal } = own;
      try {
        const report = await findApplicationStatus(api, begun.code, { proof: shown, signal });
        if (signal.aborted) return;
        show({ status: 'found', report, origin, proof: shown });
        const { code, status } = report;
        emit({ type: 'status-found', status });
        callHost(() => latest.current.onFound?.({ code, status }));
      } catch (error) {
        if (signal.aborted) return;
        const { failures, notFound } = latest.current;
        const sentence = failures.describeInline(error, { sentence: notFound }) ?? notFound;
        show({ status: 'failed', code: begun.code, sentence, advice: adviceFor(error) });
      }
    },
    [api, emit, latest],
  );

  useEffect(() => {
    if (code !== undefined && code.trim() !== '') void search(code, 'host');
  }, [code, search]);
  useEffect(() => () => running.current?.abort(), []);
  const isWrong = isWrongProof(lookup, proof);
  useEffect(() => {
    if (isWrong) proofRef.current?.focus();
  }, [isWrong]);

  return {
    typed,
    lookup,
    isBusy: isUnderWay(lookup, typed),
    inputRef,
    type: (text) => {
      setTyped(text);
      setLookup(afterTyping);
    },
    proof: api.offers('look-up-proof')
      ? { typed: proof, isWrong, inputRef: proofRef, type: setProof }
      : undefined,
    submit: () => {
      if (typed.trim() === '') inputRef.current?.focus();
      void search(typed, 'person', proof);
    },
    retry: () => {
      if (lookup.status === 'failed') void search(lookup.code, 'person', proof);
    },
  };
}
