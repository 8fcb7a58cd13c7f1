import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/paths/call-path.ts';

/** The fields in which a server may explain a failure. */
export type MessageField = 'error' | 'message';

/** One call of the API contract. */
export interface ApiCall<Value> {
  /** From `contract/paths/paths.ts`; it also names the call in logs and events. */
  readonly call: CallPath;
  /** Values for the parameters in braces; each is URL-encoded. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  /** Sent as JSON; undefined sends no body. */
  readonly payload?: unknown;
  /** Lets a server recognise a repeated submission. Sent where the host allows it or the server announces support. */
  readonly idempotencyKey?: string | undefined;
  /** Headers outside the API contract, for a server that announced support for them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The result of an earlier call, returned for 304: the server sends the body only if it has changed. */
  readonly unchanged?: Value | undefined;
  /** Receives the headers of the response. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  /** Aborts the call when the user leaves the screen. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Authentication headers to send in place of the session's: none for the sign-in, those of the session that has just
   * ended for the sign-out. A 401 response to such a call does not affect the session.
   */
  readonly credentials?: Readonly<Record<string, string>> | undefined;
  /** True if the call continues when the user leaves the page. Browsers limit its body to 64 KiB. @default false */
  readonly keepalive?: boolean | undefined;
  /**
   * The field to read first for the server's message about a failure; ceremonies and configuration use `message`. If it
   * contains no text, the other field is used.
   * @default 'error'
   */
  readonly messageField?: MessageField | undefined;
  /** Decodes the body; an empty body is undefined. Every response passes through here before it leaves `api/`. */
  readonly answer: GenericSchema<unknown, Value>;
}
