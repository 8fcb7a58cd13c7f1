import type { SentenceField } from './server-message.ts';
import type { Exchange } from './transport.ts';
import type { Decode } from './wire/decode.ts';

/** One call of the API contract. */
export interface ApiCall<Value> {
  readonly method: Exchange['method'];
  /** The path with its parameters in braces, for logs and events: '/api/public/status/{code}'. */
  readonly template: string;
  /** Values for the braces; each is URL-encoded. */
  readonly parameters?: Readonly<Record<string, string | number>> | undefined;
  readonly payload?: unknown;
  /**
   * A key by which a server may recognise a repeated submit, sent where the host allows it or the server announces it.
   */
  readonly idempotencyKey?: string | undefined;
  /** Headers that the API contract does not know, for a server that announced them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Gives the call up: the person left the screen. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Headers that show who is calling, where that is not the session: none for the sign-in, those of a session that is
   * just over for the sign-out. A 401 to such a call says nothing about the session.
   */
  readonly credentials?: Readonly<Record<string, string>> | undefined;
  /** Whether the call goes on when the page is left; its body is limited to 64 KiB by browsers. @default false */
  readonly outlivesPage?: boolean | undefined;
  /**
   * Where the server's sentence about a failure is looked for first. Of ceremonies and configuration it is `message`;
   * the other field stands in when the first holds no text. @default 'error'
   */
  readonly sentenceField?: SentenceField | undefined;
  readonly decode: Decode<Value>;
}
