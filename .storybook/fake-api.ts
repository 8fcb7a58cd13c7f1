import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { createFakeUniversity } from '../src/testing/fake-api/fake-university.ts';
import { graduationHandlers } from '../src/testing/fake-api/graduation-handlers.ts';
import type { DataSet } from '../src/testing/university/data-sets.ts';

const calls = '*/api/*';

let started: Promise<SetupWorker> | undefined;

/** The worker of this page. A page of documentation shows several stories, and a page can have but one. */
export function fakeApi(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && frame.data.request.url.includes('/api/')) {
        defaults.warn();
      }
    },
  });
  // The first answer takes long, and a story would count it as none.
  worker.use(http.get(readiness, () => new HttpResponse()));
  await fetch(readiness);
  worker.resetHandlers();
  return worker;
}

const readiness = '/api/ready';

type Globals = Readonly<Record<string, unknown>>;

/** The API of a story that says nothing of it: the data that the toolbar names. */
export function universityOf({ data }: Globals): HttpHandler[] {
  return graduationHandlers({
    university: createFakeUniversity({ data: dataSets.find((name) => name === data) ?? 'demo' }),
  });
}

const dataSets: readonly DataSet[] = [
  'demo',
  'empty',
  'smallFaculty',
  'largeUniversity',
  'awkwardNames',
];

/** The worker behind the toolbar's network: whatever a story asks of it, the network comes first. */
export function behindNetwork(worker: SetupWorker, { network }: Globals): SetupWorker {
  const first = networkHandlers(network);
  if (first.length === 0) return worker;
  worker.use(...first);
  return new Proxy(worker, {
    get: (target, key) => {
      if (key === 'use') {
        return (...handlers: Parameters<SetupWorker['use']>) => target.use(...first, ...handlers);
      }
      const member: unknown = Reflect.get(target, key);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

function networkHandlers(network: unknown): HttpHandler[] {
  switch (network) {
    case 'slow':
      return [http.all(calls, () => delay(2_500))];
    case 'offline':
      return [http.all(calls, () => HttpResponse.error())];
    case 'failing':
      return [everySecondFails()];
    default:
      return [];
  }
}

/** Each address fails once and then answers, in turn: both what a failure looks like and whether trying again helps. */
function everySecondFails(): HttpHandler {
  const failed = new Set<string>();
  return http.all(calls, ({ request: { method, url } }) => {
    const call = `${method} ${url}`;
    if (failed.delete(call)) return undefined;
    failed.add(call);
    return HttpResponse.json({}, { status: 503 });
  });
}
