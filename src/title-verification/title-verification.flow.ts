import type { Timestamp } from '../domain/calendar/timestamp.ts';
import { suggestCodes } from '../domain/verification/suggest-codes.ts';
import {
  formatVerificationCode,
  isVerificationCode,
  normalizeVerificationCode,
} from '../domain/verification/verification-code.ts';
import type { VerificationResult, VerifiedTitle } from '../domain/verification/verified-title.ts';
import type { VerificationMessages } from './title-verification.messages.ts';

/**
 * Origin of a verification: the user, or the host and the page's address. Only the user's focus may be moved.
 */
export type VerificationOrigin = 'person' | 'host';

/** The state of a verification. Nothing but a server's answer leads to 'found' or 'unknown'. */
export type Verification =
  | { readonly status: 'idle' }
  | { readonly status: 'blank' }
  /** No code has this form. The suggestions do. */
  | { readonly status: 'malformed'; readonly suggestions: readonly string[] }
  | {
      readonly status: 'checking';
      readonly code: string;
      readonly origin: VerificationOrigin;
    }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'unknown'; readonly code: string; readonly origin: VerificationOrigin }
  | {
      readonly status: 'found';
      readonly title: VerifiedTitle;
      readonly origin: VerificationOrigin;
      readonly checkedAt: Timestamp;
    };

/** The first state of a verification. The check character tells most typing errors without asking the server. */
export function beginVerification(text: string, origin: VerificationOrigin): Verification {
  const code = normalizeVerificationCode(text);
  if (code === '') return { status: 'blank' };
  if (isVerificationCode(code)) return { status: 'checking', code, origin };
  return { status: 'malformed', suggestions: suggestCodes(code) };
}

/** The state after the server's answer; undefined is an unknown code. */
export function afterAnswer(
  title: VerifiedTitle | undefined,
  code: string,
  origin: VerificationOrigin,
  checkedAt: Timestamp,
): Verification {
  if (title === undefined) return { status: 'unknown', code, origin };
  return { status: 'found', title, origin, checkedAt };
}

/** The state after a keystroke: a problem of the field is cleared, a result stays until the next verification. */
export function afterTyping(verification: Verification): Verification {
  const isOfField = verification.status === 'blank' || verification.status === 'malformed';
  return isOfField ? { status: 'idle' } : verification;
}

/** True if another press would only repeat the running verification. */
export function isUnderWay(verification: Verification, text: string): boolean {
  return (
    verification.status === 'checking' && verification.code === normalizeVerificationCode(text)
  );
}

/** The code as the field shows it: as printed if it is complete, else as it was typed. */
export function shownCode(text: string): string {
  const code = normalizeVerificationCode(text);
  return isVerificationCode(code) ? formatVerificationCode(code) : text.trim().toUpperCase();
}

/** The result of a verification for the host; undefined before there is one. */
export function resultOf(verification: Verification): VerificationResult | undefined {
  if (verification.status === 'unknown') return 'unknown';
  return verification.status === 'found' ? verification.title.standing.kind : undefined;
}

/** The message key of a result. */
export function messageKeyOf<Result extends VerificationResult>(result: Result) {
  const key = result === 'on-hold' ? 'onHold' : result;
  return key as Result extends 'on-hold' ? 'onHold' : Result;
}

/** The announcement of a result that the host's code requested. After the user's own, the focused heading is read out. */
export function announcementOf(verification: Verification, messages: VerificationMessages): string {
  const result = resultOf(verification);
  if (result === undefined || !('origin' in verification)) return '';
  return verification.origin === 'host' ? messages[messageKeyOf(result)] : '';
}
