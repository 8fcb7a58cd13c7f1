import ky, { HTTPError, SchemaValidationError } from 'ky';
import { methodOf } from '../contract/call-path.ts';
import type { ApiCall, SentenceField } from './api-call.ts';
import { ApiError, kindOfStatus } from './api-error.ts';
import { saysFailure } from './wire/answer.ts';
import { describeIssue } from './wire/describe-issue.ts';
import { isRecord } from './wire/is-record.ts';

/** A sentence longer than this is a stack trace or a page, not something to show. */
const longestSentence = 500;

interface ExchangeOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly credentials: RequestCredentials | undefined;
  /**
   * Headers of the host and of the session. A portal that never provides its token counts against the time limit as a
   * server that never answers.
   */
  readonly authorize: () => Promise<Readonly<Record<string, string>>>;
  readonly timeoutMs: number;
  readonly onAnswer: (response: Response) => void;
}

/**
 * Sends a call once and reads its answer. Nothing is retried: a 503 retried into a 404 reads as a false 'not found',
 * and every screen offers to try again.
 *
 * @throws ApiError
 */
export async function exchange<Value>(
  call: ApiCall<Value>,
  {
    url,
    headers,
    fetch,
    credentials = 'same-origin',
    authorize,
    timeoutMs,
    onAnswer,
  }: ExchangeOptions,
): Promise<Value> {
  let response: Response | undefined;
  try {
    return await ky(url, {
      method: methodOf(call.call),
      headers: { accept: 'application/json', ...headers },
      json: call.payload,
      signal: call.signal ?? null,
      timeout: timeoutMs,
      // Covers the session's headers and the body too.
      totalTimeout: timeoutMs,
      retry: 0,
      credentials,
      ...(fetch !== undefined && { fetch }),
      cache: 'no-store',
      keepalive: call.keepalive === true,
      parseJson: (text, { response }) => parseBody(text, response, call),
      hooks: {
        beforeRequest: [
          async ({ request }) => {
            const further = Object.entries(await authorize());
            for (const [name, value] of further) request.headers.set(name, value);
          },
        ],
        afterResponse: [
          (answered) => {
            response = answered.response;
            onAnswer(response);
            call.onHeaders?.(response.headers);
          },
        ],
      },
    }).json(call.answer);
  } catch (error) {
    // For ky, 304 is a failure.
    if (response?.status === 304 && call.unchanged !== undefined) return call.unchanged;
    throw toApiError(error, call, response);
  }
}

/** An empty body may be a write's success; `success: false` is a failure with any status. */
function parseBody<Value>(text: string, response: Response, call: ApiCall<Value>): unknown {
  const body: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  if (!response.ok || !saysFailure(body)) return body;
  throw refusal('refused', call, response, body);
}

function refusal<Value>(
  kind: ApiError['kind'],
  call: ApiCall<Value>,
  response: Response,
  body: unknown,
): ApiError {
  const serverMessage = readServerMessage(body, call.sentenceField);
  return new ApiError({ kind, call: call.call, ...traceOf(response), serverMessage });
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
  if (reason === undefined) return new ApiError({ kind: 'no-answer', call: name, cause: error });
  const cause = new Error(reason);
  return new ApiError({ kind: 'unreadable', call: name, ...traceOf(response), cause });
}

/** By what an answer is found in the server's log. */
function traceOf(response: Response | undefined) {
  return {
    status: response?.status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
  };
}

/**
 * The server's sentence in a body: the `error` field, else the `message` field, unless the call looks into `message`
 * first. Anything that is not a text for people (an object, an array, an HTML page) counts as absent.
 */
function readServerMessage(body: unknown, first?: SentenceField): string | undefined {
  if (!isRecord(body)) return undefined;
  const ahead = first && sentence(body[first]);
  return ahead ?? sentence(body.error) ?? sentence(body.message);
}

function sentence(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const isPage = /^<(!doctype|html|\?xml)/i.test(text);
  return text === '' || isPage || text.length > longestSentence ? undefined : text;
}

/** ky parses the bodies of failures that are declared as JSON; some servers declare it as text. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Where a body differs from what was expected. Without the body itself: it holds personal data. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return 'body: not JSON';
  if (!(error instanceof SchemaValidationError)) return undefined;
  const [issue] = error.issues;
  return issue === undefined ? 'body: another value expected' : describeIssue(issue);
}
