import type { Extra } from '../contract/extras.ts';
import { type CallPath, pathOf } from '../contract/paths/call-path.ts';
import type { ApiCall } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { createBegunCalls } from './begun-calls.ts';
import { type Exchanged, exchange } from './exchange.ts';

type Headers = Readonly<Record<string, string>>;

/** The session as the client uses it. */
interface Authorization {
  /** Authentication headers; none when nobody is signed in. */
  headers(): Headers | Promise<Headers>;
  /**
   * Called when the server responds with 401 to a call that carried `sent`. 'replay' sends the call once more with new
   * headers; 'ended' lets it fail. A second 401 is reported too and always lets the call fail.
   */
  onUnauthorized(refusal: {
    readonly sent: Headers;
    readonly isReplay: boolean;
  }): Promise<'replay' | 'ended'>;
  /** Called when a response to a call with these headers states the end of the session, in milliseconds since 1970. */
  onEnd?(endsAt: number): void;
  /**
   * Called when the server declines a call until the user proves their identity again, by one of `means`. 'replay' sends
   * the call once more.
   */
  onConfirmation?(means: readonly ConfirmationMeans[]): Promise<ConfirmationResult> | undefined;
}

/** The means by which a signed-in user can prove their identity again. */
export type ConfirmationMeans = 'password' | 'passkey' | 'openid';

/** The result of asking the user to prove their identity: 'replay', or the message with which the call fails. */
export type ConfirmationResult = 'replay' | { readonly declined: string };

const confirmationMeans: readonly ConfirmationMeans[] = ['password', 'passkey', 'openid'];

export interface ApiClientOptions {
  /**
   * Scheme and host, and a path that precedes the `/api` of the calls: 'https://grados.universidad.edu'. '' is the page's
   * origin.
   */
  readonly baseUrl: string;
  /** Time limit of a call, its body included, in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /**
   * Submissions that carry an `Idempotency-Key`, a header outside the API contract that the CORS rules of another
   * server may reject. 'same-origin' sends it to the page's own origin, and to servers that announce support.
   * @default 'same-origin'
   */
  readonly idempotencyKeys?: 'same-origin' | 'always' | 'never' | undefined;
  /**
   * Features that the server offers beyond the API contract, separated by commas. @default those that its responses
   * announce
   */
  readonly extras?: string | undefined;
  /** Sends the calls. @default the browser's `fetch` */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Additional headers of a call; those of the session take precedence. */
  readonly headers?: (() => Headers | Promise<Headers>) | undefined;
  /** Cookies of a call. @default 'same-origin' */
  readonly credentials?: RequestCredentials | undefined;
  readonly authorization: Authorization;
}

/** The connection to one API. */
export interface ApiClient {
  /** As the host wrote it. Identifies the university in caches and storage. */
  readonly baseUrl: string;
  /** @throws ApiError */
  send<Value>(call: ApiCall<Value>): Promise<Value>;
  /**
   * Sends a GET whose answer the next equal `send` takes, for a screen whose code is loading. Failures are left to that
   * `send`, which calls the server itself after one.
   */
  begin(call: CallPath): void;
  /** True if the server offers a feature beyond the API contract; false until it announces it. */
  offers(extra: Extra): boolean;
  /** Calls back when the server announces other features than before. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The university's day by the last answer, `YYYY-MM-DD`; undefined if the server does not say it. */
  today(): string | undefined;
}

/** Default time limit of a call, in milliseconds. */
export const apiTimeoutMs = 10_000;

/** The header in which a server announces what it offers beyond the API contract. */
const announcement = 'birrete-extras';

function isNamed(extra: Extra, names: string): boolean {
  return names.split(/[\s,]+/).includes(extra);
}

/** True if an answer announces a feature by itself. */
export function announces(headers: globalThis.Headers, extra: Extra): boolean {
  return isNamed(extra, headers.get(announcement) ?? '');
}

/** Creates a client for one API. Clients share no state. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, authorization, timeoutMs = apiTimeoutMs } = options;
  let extras = options.extras ?? '';
  let today: string | undefined;
  const begun = createBegunCalls((input, init) => (options.fetch ?? fetch)(input, init));
  const listeners = new Set<() => void>();
  const offers = (extra: Extra) => isNamed(extra, extras);

  const noteExtras = (announced: string) => {
    if (announced === extras) return;
    extras = announced;
    for (const listener of [...listeners]) listener();
  };

  const noteHeaders = (session: Authorization, headers: globalThis.Headers) => {
    noteExtras(options.extras ?? headers.get(announcement) ?? extras);
    today = headers.get('birrete-today') ?? today;
    const seconds = Number.parseInt(headers.get('birrete-session-ends') ?? '', 10);
    if (seconds > 0) session.onEnd?.(Date.now() + seconds * 1000);
  };

  async function attempt<Value>(
    call: ApiCall<Value>,
    session: Authorization,
    isConfirmed: boolean,
  ): Promise<Attempt<Value>> {
    const url = callAddress(baseUrl, call);
    const result = await exchange(call, {
      url,
      headers: { ...call.headers, ...idempotencyHeader(call, url, options, offers) },
      further: options.headers,
      session: () => session.headers(),
      fetch: begun.fetch,
      credentials: options.credentials,
      timeoutMs,
      onHeaders: (headers) => noteHeaders(session, headers),
    });
    if (result.kind === 'answered') return result;
    const { error, sent, received } = result;
    const means = offers('step-up') && !isConfirmed ? readMeans(received) : [];
    if (means.length > 0) return { kind: 'unconfirmed', means, error };
    return error.kind === 'unauthorized' ? { kind: 'unauthorized', sent, error } : result;
  }

  /** Sends a call, once more with another token, and once more after the user proved their identity. */
  async function send<Value>(call: ApiCall<Value>): Promise<Value> {
    const session = call.credentials === undefined ? authorization : sessionOf(call.credentials);
    let isReplay = false;
    let isConfirmed = false;
    while (true) {
      const result = await attempt(call, session, isConfirmed);
      switch (result.kind) {
        case 'answered':
          return result.value;
        case 'unconfirmed':
          await confirm(session, result.means, result.error);
          isConfirmed = true;
          break;
        case 'unauthorized': {
          const next = await session.onUnauthorized({ sent: result.sent, isReplay });
          if (isReplay || next === 'ended') throw result.error;
          isReplay = true;
          break;
        }
        case 'failed':
          throw result.error;
        default:
          return result satisfies never;
      }
    }
  }

  async function beginCall(call: CallPath): Promise<void> {
    const ofHost = await options.headers?.();
    const ofSession = await authorization.headers();
    const request = new Request(callAddress(baseUrl, { call }), {
      headers: { accept: 'application/json', ...ofHost, ...ofSession },
      credentials: options.credentials ?? 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    begun.begin(request);
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    baseUrl,
    send,
    // Headers that can't be had fail the call that follows, which says so.
    begin: (call) => void beginCall(call).catch(() => undefined),
    offers,
    subscribe,
    today: () => today,
  };
}

/** The result of one attempt: a value, or a failure that a renewed session or a proof of identity may resolve. */
type Attempt<Value> =
  | Exchanged<Value>
  | { readonly kind: 'unauthorized'; readonly sent: Headers; readonly error: ApiError }
  | {
      readonly kind: 'unconfirmed';
      readonly means: readonly ConfirmationMeans[];
      readonly error: ApiError;
    };

function readMeans(headers: globalThis.Headers | undefined): readonly ConfirmationMeans[] {
  const named = headers?.get('birrete-step-up')?.split(/[\s,]+/) ?? [];
  return confirmationMeans.filter((means) => named.includes(means));
}

/** Asks the user to prove their identity. @throws ApiError that says that nothing was done if they don't. */
async function confirm(
  session: Authorization,
  means: readonly ConfirmationMeans[],
  error: ApiError,
): Promise<void> {
  const result = (await session.onConfirmation?.(means)) ?? 'unknown';
  if (result === 'replay') return;
  if (result === 'unknown') throw error;
  const { call, status, requestId } = error;
  const serverMessage = result.declined;
  throw new ApiError({ kind: 'refused', call, status, requestId, serverMessage, cause: error });
}

/** Explicit credentials can't be renewed, so a 401 always fails. */
function sessionOf(credentials: Headers): Authorization {
  return { headers: () => credentials, onUnauthorized: async () => 'ended' };
}

type CallAddress = Pick<ApiCall<unknown>, 'call' | 'parameters'>;

function callAddress(baseUrl: string, { call, parameters = {} }: CallAddress): string {
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
  return absolute(baseUrl.replace(/\/+$/, '') + path);
}

/** Resolves a relative URL against the page, because fetch would use `<base>`, which a host may have set. */
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
