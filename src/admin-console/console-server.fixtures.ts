import { cleanup } from '@testing-library/react';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';

/** Answers the tests of a file from the fake API, anew for each, on a page as wide as a desk's. */
export function serveConsole() {
  const worker = setupWorker();
  beforeAll(() => worker.start({ quiet: true }));
  beforeEach(async () => {
    await page.viewport(1280, 800);
    worker.use(...graduationHandlers());
  });
  afterEach(() => {
    cleanup();
    worker.resetHandlers();
  });
  afterAll(() => worker.stop());
  return worker;
}
