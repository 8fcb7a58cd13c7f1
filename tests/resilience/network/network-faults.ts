import { type FakeCall, faults } from 'birrete/testing';
import { type HttpHandler, HttpResponse, http } from 'msw';

/** A fault between the client and the server. */
export interface NetworkFault {
  readonly name: string;
  readonly on: (call: FakeCall) => readonly HttpHandler[];
  /** Expected display: a failure, no failure, or either one, depending on what the call needs of its response. */
  readonly shows: 'failure' | 'success' | 'either';
  /** The call times out. */
  readonly isUnanswered?: true;
  /** The user leaves during the call. */
  readonly isLeft?: true;
}

const portal = '<!doctype html><title>Wi-Fi</title><h1>Acepta las condiciones</h1>';
const trace =
  'Error: duplicate key\n    at Object.query (/srv/app/node_modules/pg/lib/query.js:71)';

function status(code: number, body: object = {}): NetworkFault {
  return {
    name: `${code}${'error' in body ? ` with ${typeof body.error}` : ''}`,
    on: (call) => [faults.failWith(call, { status: code, ...body })],
    shows: 'failure',
  };
}

/** A response body that starts, and then breaks off or stalls. */
function broken(call: FakeCall, end: (body: ReadableStreamDefaultController) => void): HttpHandler {
  const [method = '', template = ''] = call.split(' ');
  const path = `*${template.replace(/\{(\w+)\}/g, ':$1')}`;
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[verb](path, () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":true,"data":[')),
      // Called when the received part has been read.
      pull: end,
    });
    return new HttpResponse(stream, { headers: { 'content-type': 'application/json' } });
  });
}

/** Redirected to an HTML page, as by a gateway with an expired session. */
function redirected(call: FakeCall): readonly HttpHandler[] {
  const page = '/ingreso-del-portal';
  const [method = '', template = ''] = call.split(' ');
  const path = `*${template.replace(/\{(\w+)\}/g, ':$1')}`;
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return [
    http[verb](path, () => HttpResponse.redirect(new URL(page, location.origin).href, 303)),
    http.get(`*${page}`, () => HttpResponse.html(portal)),
  ];
}

/** All faults of a call in transit, and all wrong responses. */
export const networkFaults: readonly NetworkFault[] = [
  { name: 'offline', on: (call) => [faults.noAnswer(call)], shows: 'failure' },
  {
    name: 'a connection reset in the body',
    on: (call) => [broken(call, (body) => body.error(new Error('reset')))],
    shows: 'failure',
  },
  {
    name: 'headers that never arrive',
    on: (call) => [faults.never(call)],
    shows: 'failure',
    isUnanswered: true,
  },
  {
    name: 'a body that stalls',
    on: (call) => [broken(call, () => {})],
    shows: 'failure',
    isUnanswered: true,
  },
  { name: 'slow but fine', on: (call) => [faults.slow(call, 700)], shows: 'success' },
  { name: 'aborted by leaving', on: (call) => [faults.never(call)], shows: 'either', isLeft: true },
  status(400),
  status(401),
  status(403),
  status(404),
  status(409),
  status(413),
  status(422, { error: 'El dato no es válido.' }),
  status(422, { error: { field: ['no'] } }),
  {
    name: '429 with Retry-After 86400',
    on: (call) => [faults.failWith(call, { status: 429, error: 'Demasiados intentos.' })],
    shows: 'failure',
  },
  status(500, { error: 'Falla interna.' }),
  {
    name: '500 with a stack trace',
    on: (call) => [faults.answerText(call, trace, { status: 500, contentType: 'text/plain' })],
    shows: 'failure',
  },
  {
    name: '502 as HTML',
    on: (call) => [faults.answerHtml(call, { status: 502 })],
    shows: 'failure',
  },
  status(503),
  { name: 'empty 200', on: (call) => [faults.answerEmpty(call)], shows: 'either' },
  { name: 'empty 204', on: (call) => [faults.answerEmpty(call, { status: 204 })], shows: 'either' },
  {
    name: "a captive portal's page with 200",
    on: (call) => [faults.answerText(call, portal, { contentType: 'text/html' })],
    shows: 'failure',
  },
  { name: 'truncated JSON', on: (call) => [faults.answerTruncated(call)], shows: 'failure' },
  { name: 'another envelope', on: (call) => [faults.answer(call, { items: [] })], shows: 'either' },
  {
    name: 'success: false with 200',
    on: (call) => [faults.answerUnsuccessful(call, { error: 'Hoy no se puede.' })],
    shows: 'failure',
  },
  {
    name: 'missing keys',
    on: (call) => [
      faults.answer(call, { success: true, data: call.startsWith('GET') ? [{}] : {} }),
    ],
    shows: 'either',
  },
  {
    name: 'wrong types',
    on: (call) => [
      faults.answer(call, { success: true, data: [{ id: 'x', name: {}, status: 7, user: [] }] }),
    ],
    shows: 'either',
  },
  { name: 'a redirect to a sign-in page', on: redirected, shows: 'failure' },
  {
    name: 'a huge answer',
    on: (call) => [faults.answer(call, { success: true, data: Array(20_000).fill(null) })],
    shows: 'either',
  },
];
