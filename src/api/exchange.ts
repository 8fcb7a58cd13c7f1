import ky, { HTTPError, SchemaValidationError, TimeoutError } from 'ky';
import { methodOf } from '../contract/paths/call-path.ts';
import type { ApiCall, MessageField } from './api-call.ts';
import { ApiError, type FieldMessages, kindOfStatus, pageReceived } from './api-error.ts';
import { saysFailure } from './wire/answer.ts';
import { describeIssue } from './wire/describe-issue.ts';
import { isRecord } from './wire/is-record.ts';

/** A longer text is a stack trace or a page, not a message. */
const longestText = 500;

type HeadersSource = () => Headers | Promise<Headers>;

type Headers = Readonly<Record<string, string>>;

interface ExchangeOptions {
  readonly url: string;
  readonly headers: Headers;
  readonly fetch: typeof globalThis.fetch;
  readonly credentials: RequestCredentials | undefined;
  /**
   * Headers of the host. The time limit includes them and those of the session: a portal that never provides its token
   * fails like a server that never responds.
   */
  readonly further: HeadersSource | undefined;
  /** Headers of the session, which take precedence. */
  readonly session: HeadersSource;
  readonly timeoutMs: number;
  readonly onHeaders: (headers: globalThis.Headers) => void;
}

/** The decoded response to a call, or its failure with the session's headers that it carried and those that came back. */
export type Exchanged<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | {
      readonly kind: 'failed';
      readonly error: ApiError;
      readonly sent: Headers;
      readonly received: globalThis.Headers | undefined;
    };

/**
 * Sends a call once and decodes the response. Nothing is retried: a 503 retried into a 404 would read as 'not found',
 * and every screen offers a retry.
 */
export async function exchange<Value>(
  call: ApiCall<Value>,
  {
    url,
    headers,
    fetch,
    credentials = 'same-origin',
    further,
    session,
    timeoutMs,
    onHeaders,
  }: ExchangeOptions,
): Promise<Exchanged<Value>> {
  let sent: Headers = {};
  let response: Response | undefined;
  try {
    const value = await ky(url, {
      method: methodOf(call.call),
      headers: { accept: 'application/json', ...headers },
      json: call.payload,
      signal: call.signal ?? null,
      timeout: timeoutMs,
      // Includes the session's headers and the body.
      totalTimeout: timeoutMs,
      retry: 0,
      credentials,
      fetch,
      cache: 'no-store',
      keepalive: call.keepalive === true,
      parseJson: (text, { response }) => parseBody(text, response, call),
      hooks: {
        beforeRequest: [
          async ({ request }) => {
            const ofHost = await further?.();
            sent = await session();
            for (const [name, text] of Object.entries({ ...ofHost, ...sent })) {
              request.headers.set(name, text);
            }
          },
        ],
        afterResponse: [
          (answered) => {
            response = answered.response;
            onHeaders(response.headers);
            call.onHeaders?.(response.headers);
          },
        ],
      },
    }).json(call.answer);
    return { kind: 'answered', value };
  } catch (error) {
    // ky treats 304 as a failure.
    if (response?.status === 304 && call.unchanged !== undefined) {
      return { kind: 'answered', value: call.unchanged };
    }
    const failure = toApiError(error, call, response);
    return { kind: 'failed', error: failure, sent, received: response?.headers };
  }
}

/** An empty body may be a successful write; `success: false` is a failure with any status. */
function parseBody<Value>(text: string, response: Response, call: ApiCall<Value>): unknown {
  const written = text.trim();
  if (written.startsWith('<')) throw new SyntaxError(pageReceived);
  const body: unknown = written === '' ? undefined : JSON.parse(text);
  if (!response.ok || !saysFailure(body)) return body;
  throw refusal('refused', call, response, body);
}

function refusal<Value>(
  kind: ApiError['kind'],
  call: ApiCall<Value>,
  response: Response,
  body: unknown,
): ApiError {
  const serverMessage = readServerMessage(body, call.messageField);
  const fields = readFieldMessages(body);
  return new ApiError({ kind, call: call.call, ...traceOf(response), serverMessage, fields });
}

function toApiError<Value>(
  error: unknown,
  call: ApiCall<Value>,
  response: Response | undefined,
): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const kind = kindOfStatus(error.response.status);
    return refusal(kind, call, error.response, parsed(error.data));
  }
  const name = call.call;
  if (call.signal?.aborted === true) return new ApiError({ kind: 'abandoned', call: name });
  const reason = reasonOf(error);
  if (reason === undefined) {
    const kind = error instanceof TimeoutError ? 'timeout' : 'network';
    return new ApiError({ kind, call: name, cause: error });
  }
  const cause = new Error(reason);
  return new ApiError({ kind: 'unreadable', call: name, ...traceOf(response), cause });
}

/** Identifies the response in the server's log. */
function traceOf(response: Response | undefined) {
  return {
    status: response?.status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
  };
}

/**
 * The server's message in a body: the `error` field, else the `message` field, unless the call reads `message` first.
 * Values that are not readable text (objects, arrays, HTML pages) are ignored.
 */
function readServerMessage(body: unknown, first?: MessageField): string | undefined {
  if (!isRecord(body)) return undefined;
  const ahead = first && textIn(body[first]);
  return ahead ?? textIn(body.error) ?? textIn(body.message);
}

/** The texts in the `fields` of a body; undefined without any. */
function readFieldMessages(body: unknown): FieldMessages | undefined {
  if (!isRecord(body) || !isRecord(body.fields)) return undefined;
  const texts = Object.entries(body.fields).flatMap(([name, value]) => {
    const text = textIn(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isPage = /^<(!doctype|html|\?xml)/i.test(text);
  return text === '' || isPage || text.length > longestText ? undefined : text;
}

/** ky parses failure bodies declared as JSON; some servers declare them as text. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Describes the difference from the expected body, without the body itself: it contains personal data. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof SyntaxError) {
    return error.message === pageReceived ? pageReceived : 'body: not JSON';
  }
  if (!(error instanceof SchemaValidationError)) return undefined;
  const [issue] = error.issues;
  return issue === undefined ? 'body: another value expected' : describeIssue(issue);
}
