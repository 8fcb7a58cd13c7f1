import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';

/** Handlers at the start of each test. */
type Handlers = () => readonly HttpHandler[];

const fakeApi: Handlers = () => graduationHandlers();

/**
 * Answers the `fetch` calls of a test file inside the page. Each test starts with new `handlers`, by default a fake API
 * with separate data; `network.use(…)` adds handlers before them.
 *
 * Suits almost every browser test: nothing has to start, and test files can't interfere. Use `fakeServiceWorker` for
 * tests that depend on how the browser treats a call, and `fakeFetch` of `birrete/testing` for tests of the provider's
 * `api.fetch`.
 */
export function fakeNetwork(handlers = fakeApi) {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })];
  const network = defineNetwork({ sources, context: { quiet: true } });
  beforeAll(() => network.enable());
  afterAll(() => network.disable());
  return startEachTestWith(handlers, network);
}

/** Like `fakeNetwork`, but calls leave the page and reach the handlers through a service worker. */
export function fakeServiceWorker(handlers = fakeApi) {
  const worker = setupWorker();
  beforeAll(async () => {
    await unregisterFormerWorkers();
    await worker.start({ quiet: true });
  });
  afterAll(() => worker.stop());
  return startEachTestWith(handlers, worker);
}

interface Network {
  readonly events: { removeAllListeners(): void };
  resetHandlers(): void;
  use(...handlers: readonly HttpHandler[]): void;
}

/** Resets before each test instead of after it, so that late calls still get an answer. */
function startEachTestWith<Kind extends Network>(handlers: Handlers, network: Kind): Kind {
  beforeEach(() => {
    network.events.removeAllListeners();
    network.resetHandlers();
    network.use(...handlers());
  });
  return network;
}

/** MSW reloads a page that an earlier page's worker doesn't control. Vitest would report that as an error. */
async function unregisterFormerWorkers(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
