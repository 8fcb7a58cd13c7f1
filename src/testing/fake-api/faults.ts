import { delay, type HttpHandler, HttpResponse } from 'msw';
import type { FakeCall } from './contract-calls.ts';
import { type HandlerOptions, handlerFor } from './handler-for.ts';

/**
 * Handlers that make one call fail. Each goes before the default ones: `msw.use(failWith('POST /api/public/apply',
 * { status: 500 }))`. With `{ once: true }` the next request gets the usual answer again.
 */

/** The answer of a failed call. */
export type Failure = {
  /** The HTTP status. */
  status: number;
  /** The text in `error`; of any type, since servers answer objects too. */
  error?: unknown;
  /** The text in `message`. */
  message?: unknown;
  /** The messages about single fields, by their names on the wire. */
  fields?: Readonly<Record<string, string>>;
};

/** Answers a status with `error` and `message` as given; without either the body is `{}`. */
export function failWith(
  call: FakeCall,
  failure: Failure,
  options: HandlerOptions = {},
): HttpHandler {
  const { status, ...body } = failure;
  return answer(call, body, { ...options, status });
}

/** The connection breaks: the client sees no answer at all. */
export function noAnswer(call: FakeCall, options: HandlerOptions = {}): HttpHandler {
  return handlerFor(call, options, () => HttpResponse.error());
}

/** The request arrives and gets no answer: for loading states and the limit of ten seconds. */
export function never(call: FakeCall, options: HandlerOptions = {}): HttpHandler {
  return handlerFor(call, options, async () => {
    await delay('infinite');
  });
}

/** Lets the next handlers answer, `milliseconds` late. */
export function slow(
  call: FakeCall,
  milliseconds: number,
  options: HandlerOptions = {},
): HttpHandler {
  return handlerFor(call, options, async () => {
    await delay(milliseconds);
  });
}

/** Answers any JSON, with a status of 200 by default. */
export function answer(
  call: FakeCall,
  body: unknown,
  options: HandlerOptions & { status?: number } = {},
): HttpHandler {
  const { status = 200 } = options;
  return handlerFor(call, options, () => Response.json(body, { status }));
}

/** Answers text that need not be JSON, as JSON unless another type is given. */
export function answerText(
  call: FakeCall,
  text: string,
  options: HandlerOptions & { status?: number; contentType?: string } = {},
): HttpHandler {
  const { status = 200, contentType = 'application/json' } = options;
  return handlerFor(
    call,
    options,
    () => new HttpResponse(text, { status, headers: { 'Content-Type': contentType } }),
  );
}

/** A gateway's HTML page where JSON belongs. Status 200 by default. */
export function answerHtml(
  call: FakeCall,
  options: HandlerOptions & { status?: number } = {},
): HttpHandler {
  const page = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
  return answerText(call, page, { ...options, contentType: 'text/html' });
}

/** A body of no bytes. Status 200 by default; 204 works too. */
export function answerEmpty(
  call: FakeCall,
  options: HandlerOptions & { status?: number } = {},
): HttpHandler {
  return handlerFor(call, options, () => new HttpResponse(null, { status: options.status ?? 200 }));
}

/** JSON that breaks off in the middle. */
export function answerTruncated(call: FakeCall, options: HandlerOptions = {}): HttpHandler {
  return answerText(call, '{"success":true,"data":[{"id":1,"na', options);
}

/** Status 200 with `success: false`, a failure everywhere. */
export function answerUnsuccessful(
  call: FakeCall,
  failure: Omit<Failure, 'status'> = {},
  options: HandlerOptions = {},
): HttpHandler {
  return answer(call, { success: false, ...failure }, options);
}
