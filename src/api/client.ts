import { ApiError, kindOfStatus } from './api-error.ts';
import { readServerMessage } from './server-message.ts';
import { withTimeLimit } from './time-limit.ts';
import type { Answer, Exchange, Transport } from './transport.ts';
import type { Decode } from './wire/decode.ts';
import { saysFailure } from './wire/envelope.ts';

/** How long a call may take, body included (spec §9). */
export const apiTimeoutMs = 10_000;

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

/** What the client asks of whoever keeps the session. */
export interface Authorization {
  /** Headers that show who is calling; none when nobody is signed in (ruling 12). */
  headers(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /**
   * The server answered 401 to a call that carried `sent`. 'replay' sends the call once more with new headers; 'ended'
   * lets it fail.
   */
  onUnauthorized(sent: Readonly<Record<string, string>>): Promise<'replay' | 'ended'>;
}

export interface ApiClientOptions {
  /** Scheme, host and, if the API is not at the root, path: 'https://grados.universidad.edu'. '' is the page's origin. */
  readonly baseUrl: string;
  /** @default 10000, as spec §9 says */
  readonly timeoutMs?: number | undefined;
  /**
   * Whether a submit carries an `Idempotency-Key`, a header that section 7 does not know and a foreign server's CORS
   * rules may refuse.
   * @default 'same-origin'
   */
  readonly idempotencyKeys?: 'same-origin' | 'always' | 'never' | undefined;
  readonly authorization: Authorization;
  readonly loadTransport: () => Promise<Transport>;
}

/** The one way to the server. */
export interface ApiClient {
  /** @throws ApiError */
  send<Value>(call: ApiCall<Value>): Promise<Value>;
  /** Fetches the transport's code ahead of the first call, so that a press does not wait for it. */
  warmUp(): void;
}

/** Makes a client for one API. Two clients share nothing. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    send: (call) => send(options, call),
    warmUp: () => {
      options.loadTransport().catch(() => undefined);
    },
  };
}

async function send<Value>(options: ApiClientOptions, call: ApiCall<Value>): Promise<Value> {
  const name = `${call.method} ${call.template}`;
  const first = await exchange(options, call, name);
  if (first.answer.status !== 401 || call.isAnonymous === true)
    return read(call, name, first.answer);

  const next = await options.authorization.onUnauthorized(first.sent);
  if (next === 'ended') return read(call, name, first.answer);
  return read(call, name, (await exchange(options, call, name)).answer);
}

async function exchange<Value>(options: ApiClientOptions, call: ApiCall<Value>, name: string) {
  const sent = call.isAnonymous === true ? {} : await options.authorization.headers();
  const limitMs = options.timeoutMs ?? apiTimeoutMs;
  try {
    const answer = await withTimeLimit(limitMs, call.signal, async (signal) => {
      const transport = await options.loadTransport();
      return transport({
        method: call.method,
        url: urlOf(options.baseUrl, call),
        headers: { ...sent, ...idempotencyHeader(options, call) },
        json: call.payload,
        signal,
      });
    });
    return { answer, sent };
  } catch (cause) {
    const kind = call.signal?.aborted === true ? 'abandoned' : 'no-answer';
    throw new ApiError({ kind, call: name, cause });
  }
}

function read<Value>(call: ApiCall<Value>, name: string, { status, text }: Answer): Value {
  const body = parseJson(text);
  const serverMessage = readServerMessage(body);
  if (status < 200 || status > 299) {
    throw new ApiError({ kind: kindOfStatus(status), call: name, status, serverMessage });
  }
  if (saysFailure(body)) throw new ApiError({ kind: 'refused', call: name, status, serverMessage });

  const decoded = call.decode(body);
  if (decoded.ok) return decoded.value;
  throw new ApiError({ kind: 'unreadable', call: name, status, cause: new Error(decoded.reason) });
}

/** A body that is empty, HTML or cut off reads as undefined; whether that is a failure is for the call's decoder. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function urlOf<Value>(baseUrl: string, { template, parameters = {} }: ApiCall<Value>): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
  return absolute(baseUrl.replace(/\/+$/, '') + path);
}

/** Fetch resolves a relative address against `<base>`, which a host may have set for its own pages. */
function absolute(url: string): string {
  return url.startsWith('/') && typeof location !== 'undefined' ? location.origin + url : url;
}

function idempotencyHeader<Value>(
  { baseUrl, idempotencyKeys = 'same-origin' }: ApiClientOptions,
  call: ApiCall<Value>,
): Readonly<Record<string, string>> {
  if (call.idempotencyKey === undefined || idempotencyKeys === 'never') return {};
  const isOwnOrigin =
    typeof location !== 'undefined' && urlOf(baseUrl, call).startsWith(`${location.origin}/`);
  return idempotencyKeys === 'always' || isOwnOrigin
    ? { 'idempotency-key': call.idempotencyKey }
    : {};
}
