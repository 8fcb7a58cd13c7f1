import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { graduationHandlers } from '../../src/testing/fake-api/graduation-handlers.ts';

/** The handlers that a test starts with. */
type Handlers = () => readonly HttpHandler[];

const fakeApi: Handlers = () => graduationHandlers();

/**
 * Answers the `fetch` calls of a test file inside the page. Each test starts with new `handlers`, by default the fake API
 * with data of its own; `network.use(…)` puts others before them.
 *
 * This is the network for almost every browser test: nothing has to start, and files cannot meet in it. Use
 * `fakeServiceWorker` where the test is about what the browser does to a call, and `fakeFetch` of `birrete/testing` for
 * a test of the provider's `api.fetch`.
 */
export function fakeNetwork(handlers = fakeApi) {
  const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })];
  const network = defineNetwork({ sources, context: { quiet: true } });
  beforeAll(() => network.enable());
  afterAll(() => network.disable());
  return startEachTestWith(handlers, network);
}

/** The same as `fakeNetwork`, but calls leave the page and reach the handlers through a service worker. */
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

/** Resets before a test and not after it, so that calls of the last moment are still answered. */
function startEachTestWith<Kind extends Network>(handlers: Handlers, network: Kind): Kind {
  beforeEach(() => {
    network.events.removeAllListeners();
    network.resetHandlers();
    network.use(...handlers());
  });
  return network;
}

/** MSW reloads a page that a worker of an earlier page does not control, which Vitest takes for a fault. */
async function unregisterFormerWorkers(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
