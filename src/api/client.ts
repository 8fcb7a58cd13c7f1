import { pathOf } from '../contract/call-path.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { exchange } from './exchange.ts';

type Headers = Readonly<Record<string, string>>;

/** What the client asks of whoever keeps the session. */
interface Authorization {
  /** Headers that show who is calling; none when nobody is signed in. */
  headers(): Headers | Promise<Headers>;
  /**
   * The server answered 401 to a call that carried `sent`. 'replay' sends the call once more with new headers; 'ended'
   * lets it fail. A call's second 401 is reported too, and lets it fail whatever the answer.
   */
  onUnauthorized(refusal: {
    readonly sent: Headers;
    readonly isReplay: boolean;
  }): Promise<'replay' | 'ended'>;
}

/**
 * What a server may offer beyond the API contract, by the names it announces them with: keys that make a repeated
 * submit safe, `POST /api/auth/logout`, `POST /api/auth/password`, changes that are refused when somebody else was
 * faster, lists that are not sent again while nothing has changed, a look-up that shows who applied only to who
 * knows the end of their document's number, `POST /api/users/{id}/password`,
 * `/api/auth/sessions`, the sessions of whoever asks, ending all others of them at once, `/api/auth/openid`,
 * signing in through a provider, and `/api/auth/passkeys`, signing in with a passkey.
 */
export type Extra =
  | 'idempotency-key'
  | 'sign-out'
  | 'password'
  | 'if-match'
  | 'if-none-match'
  | 'look-up-proof'
  | 'password-reset'
  | 'sessions'
  | 'other-sessions'
  | 'openid'
  | 'passkeys';

export interface ApiClientOptions {
  /**
   * Scheme, host and, if the API is not at the root, path: 'https://grados.universidad.edu'. '' is the page's origin.
   */
  readonly baseUrl: string;
  /** How long a call may take, its body included. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /**
   * Whether a submit carries an `Idempotency-Key`, a header that the API contract does not know and a foreign server's
   * CORS rules may refuse. With 'same-origin' it goes to the page's own origin, and to servers that are known to take
   * it.
   * @default 'same-origin'
   */
  readonly idempotencyKeys?: 'same-origin' | 'always' | 'never' | undefined;
  /** What the server offers beyond the API contract, separated by commas. @default what its answers announce */
  readonly extras?: string | undefined;
  /** Sends the calls. @default the browser's own */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Further headers of a call; those of the session have precedence. */
  readonly headers?: (() => Headers | Promise<Headers>) | undefined;
  /** Whether cookies go with a call. @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined;
  readonly authorization: Authorization;
}

/** The only access to the server. */
export interface ApiClient {
  /** As the host wrote it. Distinguishes what belongs to one university from what belongs to another. */
  readonly baseUrl: string;
  /** @throws ApiError */
  send<Value>(call: ApiCall<Value>): Promise<Value>;
  /** Whether the server offers something beyond the API contract; false as long as nobody has said so. */
  offers(extra: Extra): boolean;
}

/** How long a call may take where the host sets nothing else. */
export const apiTimeoutMs = 10_000;

/** Makes a client for one API. Two clients share nothing. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, authorization, timeoutMs = apiTimeoutMs } = options;
  let extras = options.extras ?? '';
  const offers = (extra: Extra) => extras.split(/[\s,]+/).includes(extra);
  const onAnswer = ({ headers }: Response) => {
    extras = options.extras ?? headers.get('birrete-extras') ?? extras;
  };

  async function send<Value>(call: ApiCall<Value>, isReplay = false): Promise<Value> {
    const session = call.credentials === undefined ? authorization : sessionOf(call.credentials);
    let sent: Headers = {};
    try {
      const url = addressOf(baseUrl, call);
      return await exchange(call, {
        url,
        headers: { ...call.headers, ...idempotencyHeader(call, url, options, offers) },
        authorize: async () => {
          const further = await options.headers?.();
          sent = await session.headers();
          return { ...further, ...sent };
        },
        fetch: options.fetch,
        credentials: options.credentials,
        timeoutMs,
        onAnswer,
      });
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      const next = await session.onUnauthorized({ sent, isReplay });
      if (isReplay || next === 'ended') throw error;
    }
    return send(call, true);
  }

  return { baseUrl, send: (call) => send(call), offers };
}

/** A call with credentials of its own has nobody who could renew them. */
function sessionOf(credentials: Headers): Authorization {
  return { headers: () => credentials, onUnauthorized: async () => 'ended' };
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized';
}

function addressOf<Value>(baseUrl: string, { call, parameters = {} }: ApiCall<Value>): string {
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
  return absolute(baseUrl.replace(/\/+$/, '') + path);
}

/** Fetch resolves a relative address against `<base>`, which a host may have set for its own pages. */
function absolute(url: string): string {
  return url.startsWith('/') && typeof location !== 'undefined' ? location.origin + url : url;
}

function idempotencyHeader<Value>(
  { idempotencyKey }: ApiCall<Value>,
  url: string,
  { idempotencyKeys = 'same-origin' }: ApiClientOptions,
  offers: ApiClient['offers'],
): Headers {
  if (idempotencyKey === undefined || idempotencyKeys === 'never') return {};
  const isOwnOrigin = typeof location !== 'undefined' && url.startsWith(`${location.origin}/`);
  return idempotencyKeys === 'always' || isOwnOrigin || offers('idempotency-key')
    ? { 'idempotency-key': idempotencyKey }
    : {};
}
