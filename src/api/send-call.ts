import type { ApiCall } from './api-call.ts';
import { ApiError, kindOfStatus } from './api-error.ts';
import { readServerMessage } from './server-message.ts';
import { withTimeLimit } from './time-limit.ts';
import type { Answer, Transport } from './transport.ts';
import { saysFailure } from './wire/envelope.ts';

/** How long a call may take, body included. */
export const apiTimeoutMs = 10_000;

/** What the client asks of whoever keeps the session. */
interface Authorization {
  /** Headers that show who is calling; none when nobody is signed in. */
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
 * What a server may offer beyond the API contract, by the names it announces them with: keys that make a repeated
 * submit safe, `POST /api/auth/logout`, `POST /api/auth/password`, changes that are refused when somebody else was
 * faster.
 */
export type Extra = 'idempotency-key' | 'sign-out' | 'password' | 'if-match';

/** What sending a call takes beside the call. */
export interface Sending {
  /**
   * Scheme, host and, if the API is not at the root, path: 'https://grados.universidad.edu'. '' is the page's origin.
   */
  readonly baseUrl: string;
  /** @default 10000 */
  readonly timeoutMs?: number | undefined;
  /**
   * Whether a submit carries an `Idempotency-Key`, a header that the API contract does not know and a foreign server's
   * CORS
   * rules may refuse. With 'same-origin' it goes to the page's own origin, and to servers that are known to take it.
   * @default 'same-origin'
   */
  readonly idempotencyKeys?: 'same-origin' | 'always' | 'never' | undefined;
  readonly authorization: Authorization;
  /** Whether the server offers something beyond the API contract. */
  readonly offers: (extra: Extra) => boolean;
  /** Told of each answer, so that the client learns what its server offers. */
  readonly onAnswer: (answer: Answer) => void;
}

/** Sends a call, reads its answer, and meets a 401 as the session says: once more, or the end. */
export async function sendCall<Value>(
  options: Sending,
  call: ApiCall<Value>,
  transport: Transport,
): Promise<Value> {
  const first = await exchange(options, call, transport);
  const isSessions = call.credentials === undefined;
  if (first.answer.status !== 401 || !isSessions) return read(call, first.answer);

  const { onUnauthorized } = options.authorization;
  const next = await onUnauthorized({ sent: first.sent, isReplay: false });
  if (next === 'ended') return read(call, first.answer);
  const second = await exchange(options, call, transport);
  if (second.answer.status === 401) await onUnauthorized({ sent: second.sent, isReplay: true });
  return read(call, second.answer);
}

async function exchange<Value>(options: Sending, call: ApiCall<Value>, transport: Transport) {
  try {
    // A portal that never gives its token counts as much as a server that never answers.
    const { timeoutMs = apiTimeoutMs } = options;
    return await withTimeLimit(timeoutMs, call.signal, async (signal) => {
      const sent = call.credentials ?? (await options.authorization.headers());
      const answer = await transport({
        method: call.method,
        url: urlOf(options.baseUrl, call),
        headers: { ...sent, ...call.headers, ...idempotencyHeader(options, call) },
        json: call.payload,
        signal,
        outlivesPage: call.outlivesPage === true,
      });
      options.onAnswer(answer);
      return { answer, sent };
    });
  } catch (cause) {
    throw failedExchange(call, cause);
  }
}

function read<Value>(call: ApiCall<Value>, { status, text }: Answer): Value {
  const name = nameOf(call);
  const body = parseJson(text);
  const serverMessage = readServerMessage(body, call.sentenceField);
  const unreadable = (reason: string) =>
    new ApiError({ kind: 'unreadable', call: name, status, cause: new Error(reason) });

  if (status < 200 || status > 299) {
    throw new ApiError({ kind: kindOfStatus(status), call: name, status, serverMessage });
  }
  if (saysFailure(body)) throw new ApiError({ kind: 'refused', call: name, status, serverMessage });

  // An empty body may be a write's success; a page or half a JSON never is.
  if (body === undefined && text.trim() !== '') throw unreadable('The body is no JSON.');

  const decoded = call.decode(body);
  if (decoded.ok) return decoded.value;
  throw unreadable(decoded.reason);
}

/** Undefined for a body that is empty, HTML or cut off. */
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
  { baseUrl, idempotencyKeys = 'same-origin', offers }: Sending,
  call: ApiCall<Value>,
): Readonly<Record<string, string>> {
  if (call.idempotencyKey === undefined || idempotencyKeys === 'never') return {};
  const isOwnOrigin =
    typeof location !== 'undefined' && urlOf(baseUrl, call).startsWith(`${location.origin}/`);
  return idempotencyKeys === 'always' || isOwnOrigin || offers('idempotency-key')
    ? { 'idempotency-key': call.idempotencyKey }
    : {};
}

/** An exchange without an answer: given up by the person, or never answered. */
function failedExchange<Value>(call: ApiCall<Value>, cause: unknown): ApiError {
  const kind = call.signal?.aborted === true ? 'abandoned' : 'no-answer';
  return new ApiError({ kind, call: nameOf(call), cause });
}

/** 'GET /api/genders', for logs and events. */
function nameOf<Value>({ method, template }: ApiCall<Value>): string {
  return `${method} ${template}`;
}
