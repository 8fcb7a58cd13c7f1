import type { Exchange } from './transport.ts';
import type { Decode } from './wire/decode.ts';

/** One call of section 7. */
export interface ApiCall<Value> {
  readonly method: Exchange['method'];
  /** The path with its parameters in braces, for logs and events: '/api/public/status/{code}'. */
  readonly template: string;
  /** Values for the braces; each is URL-encoded. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  readonly payload?: unknown;
  /** A key by which a server may recognise a repeated submit (ruling 49 decides whether it is sent). */
  readonly idempotencyKey?: string | undefined;
  /** Gives the call up: the person left the screen. */
  readonly signal?: AbortSignal | undefined;
  /** The sign-in itself: sent without the session's headers, and a 401 is its ordinary answer (ruling 2). */
  readonly isAnonymous?: boolean | undefined;
  readonly decode: Decode<Value>;
}
