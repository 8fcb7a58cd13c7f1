import { ApiError } from '../api/api-error.ts';
import { normalizeApplicationCode } from '../domain/application/application-code.ts';
import type { ApplicationStatusReport } from '../domain/application/application-status-report.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { StatusMessages } from './status-lookup.messages.ts';

/** Who asked: the person at the form, or the host through the `code` prop. Only the person's focus may be moved. */
export type SearchOrigin = 'person' | 'host';

/** What a person can do about a failed search: look at the code again, or come back. */
export type Advice = 'check-code' | 'try-again';

/** The state of a look-up: one result or one failure, never a former one beside it. */
export type Lookup =
  | { readonly status: 'idle' }
  | { readonly status: 'blank' }
  | { readonly status: 'searching'; readonly code: string; readonly origin: SearchOrigin }
  | {
      readonly status: 'failed';
      readonly code: string;
      readonly sentence: string;
      readonly advice: Advice;
    }
  | {
      readonly status: 'found';
      readonly report: ApplicationStatusReport;
      readonly origin: SearchOrigin;
      /** What was shown as proof, blank where nothing was. */
      readonly proof: string;
    };

/** The state a search begins in. Nothing but spaces is no code. */
export function beginSearch(typed: string, origin: SearchOrigin): Lookup {
  const code = normalizeApplicationCode(typed);
  return code === '' ? { status: 'blank' } : { status: 'searching', code, origin };
}

/** The state after a keystroke: the problem of the empty field goes, a result stays until the next search. */
export function afterTyping(lookup: Lookup): Lookup {
  return lookup.status === 'blank' ? { status: 'idle' } : lookup;
}

/** Whether pressing again would only repeat the search that is under way; another code may overtake it. */
export function isUnderWay(lookup: Lookup, typed: string): boolean {
  return lookup.status === 'searching' && lookup.code === normalizeApplicationCode(typed);
}

/** Whether the proof in the field is one that the server has just not accepted. */
export function isWrongProof(lookup: Lookup, typed: string): boolean {
  if (lookup.status !== 'found' || !lookup.report.isMasked) return false;
  return lookup.proof.trim() !== '' && lookup.proof === typed;
}

/**
 * The sentence is the same for a wrong code and for a lost connection, so a line beneath it says which of the two it
 * was.
 */
export function adviceFor(error: unknown): Advice {
  if (!(error instanceof ApiError)) return 'try-again';
  const { kind, status = 0 } = error;
  const isAboutTheCode =
    kind === 'missing' ||
    kind === 'invalid' ||
    (kind === 'refused' && status < 500 && status !== 408 && status !== 429);
  return isAboutTheCode ? 'check-code' : 'try-again';
}

type Found = Extract<Lookup, { readonly status: 'found' }>;

/** A result that the person asked for is read out by the focus on its heading; one that the host asked for, so. */
export function announcementOf({ origin, report }: Found, messages: StatusMessages): string {
  return origin === 'person' ? '' : formatMessage(messages.found, { code: report.code });
}
