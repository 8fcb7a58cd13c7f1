import type { GenericSchema } from 'valibot';
import type { Extra } from '../extras.ts';

/** The parts of birrete that make calls, and operators. */
export type CallUser =
  | 'wizard'
  | 'look-up'
  | 'verification'
  | 'sign-in'
  | 'dashboard'
  | 'ceremonies'
  | 'applications'
  | 'titles'
  | 'reports'
  | 'config'
  | 'account'
  | 'operations';

/** The body of a success: a value or list under `data`, parts beside `success`, `success` alone, or a redirect. */
export type CallAnswer =
  | { readonly kind: 'data' | 'list' | 'beside'; readonly schema: GenericSchema }
  | { readonly kind: 'done' }
  | { readonly kind: 'redirect' };

/**
 * The proof of identity that a call demands of a signed-in user:
 *
 * - `session`: none beyond the session;
 * - `fresh`: a proof within the server's limit, which `stepUpRequired` demands. Calls that give or take access, register or
 *   correct a title, print, export people, or change who or what a document shows;
 * - `password`: the current password in the body; a fresh proof where the server lets administrators have no password.
 */
export type CallProof = 'session' | 'fresh' | 'password';

/**
 * The callers of a call. `signed-in`: any user with a session; `administrators`: users with role 1. A call that is not
 * public says which proof of identity it demands.
 */
export type CallAccess =
  | { readonly audience: 'public'; readonly proof?: never }
  | { readonly audience: 'signed-in' | 'administrators'; readonly proof: CallProof };

/** One call of the contract. Its method and path are in `callPaths`, under the same id. */
export type CallRow<Id extends string = string> = CallDescription<Id> & CallAccess;

interface CallDescription<Id extends string> {
  /** Its purpose as one line of text. */
  readonly purpose: string;
  /** The widgets and sections that make the call. */
  readonly usedBy: readonly CallUser[];
  /** The extra that it belongs to; 'operations' for calls that no client makes. Undefined in the API contract. */
  readonly extra?: Extra | 'operations';
  /** `own` for a change that waits for the password hasher or for threads, not in the server's queue of writes. */
  readonly queue?: 'own';
  /** `pictures` for a body of up to 2 MiB, received only from a user who may make the call. Default up to 64 KiB. */
  readonly body?: 'pictures';
  /** The body as a server of ours accepts it. */
  readonly input?: GenericSchema;
  /** The body may be omitted. */
  readonly isInputOptional?: true;
  /** Optional headers with their meaning. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of a success. */
  readonly status: 200 | 201 | 302;
  /** The body of a success. */
  readonly answer: CallAnswer;
  /** The `message` of a success, with which a server of ours answers; it may depend on `data`. */
  readonly done?: string | ((data: never) => string);
  /** The reasons to decline it, besides an invalid body and missing rights. */
  readonly refusals?: readonly Id[];
}

/** Sent only to a server that announces `if-match`. */
export const ifMatch = {
  'If-Match':
    "The row's known version in quotes; 412 if it has changed since. Without it, the last write wins.",
} as const;
