import type { GenericSchema } from 'valibot';
import type { CallUser } from './call-user.ts';
import type { Extra } from './extras.ts';
import type { RefusalId } from './refusals.ts';

/** The body of a success: a value or list under `data`, parts beside `success`, `success` alone, or a redirect. */
export type CallAnswer =
  | { readonly kind: 'data' | 'list' | 'beside'; readonly schema: GenericSchema }
  | { readonly kind: 'done' }
  | { readonly kind: 'redirect' };

/** One call of the contract. Its method and path are in `callPaths`, under the same id. */
export interface Call {
  /** Its purpose as one line of text. */
  readonly purpose: string;
  /** The widgets and sections that make the call. */
  readonly usedBy: readonly CallUser[];
  /** `signed-in`: any user with a session; `administrators`: users with role 1. */
  readonly audience: 'public' | 'signed-in' | 'administrators';
  /** The extra that it belongs to; 'operations' for calls that no client makes. Undefined in the API contract. */
  readonly extra?: Extra | 'operations';
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
  readonly refusals?: readonly RefusalId[];
}

/** The `message` of a success. */
export function doneMessage({ done }: Call, data: unknown): string | undefined {
  return typeof done === 'function' ? done(data as never) : done;
}
