import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import type { DataSet } from '#testing/university/data-sets.ts';

const calls = '*/api/*';

let started: Promise<SetupWorker> | undefined;

/** Returns the page's service worker. A docs page shows several stories, but a page can have only one worker. */
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
  // The first response is slow; a story would report it as missing.
  worker.use(http.get(readiness, () => new HttpResponse()));
  await fetch(readiness);
  worker.resetHandlers();
  return worker;
}

const readiness = '/api/ready';

type Globals = Readonly<Record<string, unknown>>;

/** Default API of a story: the data set chosen in the toolbar. */
export function universityOf({ data }: Globals): HttpHandler[] {
  return graduationHandlers({ data: dataSets.find((name) => name === data) ?? 'demo' });
}

const dataSets: readonly DataSet[] = [
  'demo',
  'empty',
  'smallFaculty',
  'largeUniversity',
  'awkwardNames',
];

/** Wraps the worker so that the toolbar's network conditions take precedence over the story's handlers. */
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
    case 'unordered':
      return [http.all(calls, ({ request }) => delay(latenessOf(request)))];
    case 'reversed':
      return [http.all(calls, ({ request }) => delay(greatestLateness - latenessOf(request)))];
    default:
      return [];
  }
}

const greatestLateness = 600;

/** Delay of a response in milliseconds: always the same for a path, and different for most paths. */
function latenessOf({ url }: Request): number {
  let sum = 0;
  for (const character of new URL(url).pathname) {
    sum = (sum * 31 + character.charCodeAt(0)) % greatestLateness;
  }
  return sum;
}

/** Fails every other call per URL: shows both the failure and a successful retry. */
function everySecondFails(): HttpHandler {
  const failed = new Set<string>();
  return http.all(calls, ({ request: { method, url } }) => {
    const call = `${method} ${url}`;
    if (failed.delete(call)) return undefined;
    failed.add(call);
    return HttpResponse.json({}, { status: 503 });
  });
}
