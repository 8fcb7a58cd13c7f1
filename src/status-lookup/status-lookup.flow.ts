import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { normalizeApplicationCode } from '../domain/application/application-code.ts';
import type { ApplicationStatusReport } from '../domain/application/application-status-report.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { StatusMessages } from './status-lookup.messages.ts';

/**
 * Origin of a search: the user at the form, or the host through the `code` prop. Only the user's focus may be moved.
 */
export type SearchOrigin = 'person' | 'host';

/** Advice after a failed search: check the code, or try again later. */
export type Advice = 'check-code' | 'try-again';

/** The state of a look-up: one result or one failure, never a previous one beside it. */
export type Lookup =
  | { readonly status: 'idle' }
  | { readonly status: 'blank' }
  | { readonly status: 'searching'; readonly code: string; readonly origin: SearchOrigin }
  | {
      readonly status: 'failed';
      readonly code: string;
      readonly message: string;
      readonly advice: Advice;
    }
  | {
      readonly status: 'found';
      readonly report: ApplicationStatusReport;
      readonly origin: SearchOrigin;
      /** The proof that was sent, blank without one. */
      readonly proof: string;
      /** The proof or the receipt's key, with which the graduate has proved their identity; blank without either. */
      readonly identity: string;
    };

/** The first state of a search. Spaces alone are no code. */
export function beginSearch(text: string, origin: SearchOrigin): Lookup {
  const code = normalizeApplicationCode(text);
  return code === '' ? { status: 'blank' } : { status: 'searching', code, origin };
}

/** The state after a keystroke: the problem of the empty field is cleared, a result stays until the next search. */
export function afterTyping(lookup: Lookup): Lookup {
  return lookup.status === 'blank' ? { status: 'idle' } : lookup;
}

/** True if another press would only repeat the running search; another code may overtake it. */
export function isUnderWay(lookup: Lookup, text: string): boolean {
  return lookup.status === 'searching' && lookup.code === normalizeApplicationCode(text);
}

/** True if the proof in the field is the one that the server has just rejected. */
export function isWrongProof(lookup: Lookup, text: string): boolean {
  if (lookup.status !== 'found' || !lookup.report.isMasked) return false;
  return lookup.proof.trim() !== '' && lookup.proof === text;
}

const aboutTheCode: readonly ApiErrorKind[] = ['not-found', 'conflict', 'invalid', 'refused'];

/** Distinguishes a wrong code from a lost connection, because the message is the same for both. */
export function adviceFor(error: unknown): Advice {
  if (!(error instanceof ApiError)) return 'try-again';
  const { kind, status = 0 } = error;
  const isAboutTheCode = aboutTheCode.includes(kind) && status !== 408;
  return isAboutTheCode ? 'check-code' : 'try-again';
}

type Found = Extract<Lookup, { readonly status: 'found' }>;

/**
 * The announcement of a result that the host's code requested. After the user's own search, the focused heading is read
 * out.
 */
export function announcementOf({ origin, report }: Found, messages: StatusMessages): string {
  return origin === 'person' ? '' : formatMessage(messages.found, { code: report.code });
}
