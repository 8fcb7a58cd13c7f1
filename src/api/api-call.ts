import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/call-path.ts';

/** The two fields in which servers of this family say why something failed. */
export type SentenceField = 'error' | 'message';

/** One call of the API contract. */
export interface ApiCall<Value> {
  /** From `contract/paths.ts`; it also names the call in logs and events. */
  readonly call: CallPath;
  /** Values for the parameters in braces; each is URL-encoded. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  /** Sent as JSON; undefined sends no body. */
  readonly payload?: unknown;
  /** A key by which a server may recognise a repeated submit, sent where the host allows it or the server announces it. */
  readonly idempotencyKey?: string | undefined;
  /** Headers that the API contract does not know, for a server that announced them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** What 304 stands for: the answer of an earlier call, which the server is asked to send only if it has changed. */
  readonly unchanged?: Value | undefined;
  /** Sees the headers of the answer. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  /** Aborts the call when the person leaves the screen. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Headers that show who is calling, where that is not the session: none for the sign-in, those of a session that is
   * just over for the sign-out. A 401 to such a call says nothing about the session.
   */
  readonly credentials?: Readonly<Record<string, string>> | undefined;
  /** Whether the call goes on when the page is left; its body is limited to 64 KiB by browsers. @default false */
  readonly keepalive?: boolean | undefined;
  /**
   * The field that is read first for the server's message about a failure; ceremonies and configuration use `message`.
   * If it holds no text, the other field is read. @default 'error'
   */
  readonly sentenceField?: SentenceField | undefined;
  /** Reads the body into a value; an empty body is undefined. Nothing above `api/` sees a body that has not passed here. */
  readonly answer: GenericSchema<unknown, Value>;
}
