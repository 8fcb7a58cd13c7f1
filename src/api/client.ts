import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { withTimeLimit } from './time-limit.ts';
import type { Answer } from './transport.ts';

/** How long a call may take, body included (spec §9). */
export const apiTimeoutMs = 10_000;

/** What the client asks of whoever keeps the session. */
interface Authorization {
  /** Headers that show who is calling; none when nobody is signed in (ruling 12). */
  headers(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /**
   * The server answered 401 to a call that carried `sent`. 'replay' sends the call once more with new headers; 'ended'
   * lets it fail. A call's second 401 is reported too, and lets it fail whatever the answer.
   */
  onUnauthorized(refusal: {
    readonly sent: Readonly<Record<string, string>>;
    readonly isReplay: boolean;
  }): Promise<'replay' | 'ended'>;
}

/**
 * What a server may offer beyond section 7, by the names it announces them with (ruling 49): keys that make a repeated
 * submit safe, `POST /api/auth/logout`, `POST /api/auth/password`, changes that are refused when somebody else was
 * faster.
 */
export type Extra = 'idempotency-key' | 'sign-out' | 'password' | 'if-match';

export interface ApiClientOptions {
  /** Scheme, host and, if the API is not at the root, path: 'https://grados.universidad.edu'. '' is the page's origin. */
  readonly baseUrl: string;
  /** @default 10000, as spec §9 says */
  readonly timeoutMs?: number | undefined;
  /**
   * Whether a submit carries an `Idempotency-Key`, a header that section 7 does not know and a foreign server's CORS
   * rules may refuse. With 'same-origin' it goes to the page's own origin, and to servers that are known to take it.
   * @default 'same-origin'
   */
  readonly idempotencyKeys?: 'same-origin' | 'always' | 'never' | undefined;
  /** What the server offers beyond section 7, separated by commas. @default what its answers announce */
  readonly extras?: string | undefined;
  readonly authorization: Authorization;
  /** Fetches the code that carries calls out: it is not needed to draw a first screen (docs/decisions/0003). */
  readonly loadSender: () => Promise<Sender>;
}

/** What a sender has to know. */
export interface Sending extends ApiClientOptions {
  readonly offers: ApiClient['offers'];
  /** Told of each answer, so that the client learns what its server offers. */
  readonly onAnswer: (answer: Answer) => void;
}

/** Carries one call out. @throws ApiError */
export type Sender = <Value>(sending: Sending, call: ApiCall<Value>) => Promise<Value>;

/** The one way to the server. */
export interface ApiClient {
  /** As it was given: tells what belongs to one university from what belongs to another. */
  readonly baseUrl: string;
  /** @throws ApiError */
  send<Value>(call: ApiCall<Value>): Promise<Value>;
  /** Whether the server offers something beyond section 7; false as long as nobody has said so (ruling 49). */
  offers(extra: Extra): boolean;
  /** Fetches the sender's code ahead of the first call, so that a press does not wait for it. */
  warmUp(): void;
}

/** Makes a client for one API. Two clients share nothing. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let extras = options.extras ?? '';
  const offers = (extra: Extra) => extras.split(/[\s,]+/).includes(extra);
  const onAnswer = (answer: Answer) => {
    extras = options.extras ?? answer.extras ?? extras;
  };
  return {
    baseUrl: options.baseUrl,
    send: async (call) => {
      const send = await loadFor(call, options);
      return send({ ...options, offers, onAnswer }, call);
    },
    offers,
    warmUp: () => {
      options.loadSender().catch(() => undefined);
    },
  };
}

/** Code that can't be fetched is no answer, like a line that is down. */
async function loadFor<Value>(call: ApiCall<Value>, options: ApiClientOptions): Promise<Sender> {
  try {
    return await withTimeLimit(limitOf(options), call.signal, options.loadSender);
  } catch (cause) {
    throw failedExchange(call, cause);
  }
}

/** The limit of one exchange, in milliseconds. */
export function limitOf({ timeoutMs }: ApiClientOptions): number {
  return timeoutMs ?? apiTimeoutMs;
}

/** An exchange without an answer: given up by the person, or never answered. */
export function failedExchange<Value>(call: ApiCall<Value>, cause: unknown): ApiError {
  const kind = call.signal?.aborted === true ? 'abandoned' : 'no-answer';
  return new ApiError({ kind, call: nameOf(call), cause });
}

/** 'GET /api/genders', for logs and events. */
export function nameOf<Value>({ method, template }: ApiCall<Value>): string {
  return `${method} ${template}`;
}
