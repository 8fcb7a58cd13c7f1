import { cleanup } from '@testing-library/react';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../.storybook/words.ts';

/** A page in Spanish, 1280 px wide, whose calls a worker answers; each test finds it empty. */
export function workerPage(): SetupWorker {
  const worker = setupWorker();
  beforeAll(() => worker.start({ quiet: true }));
  beforeEach(async () => {
    speak('es');
    await page.viewport(1280, 900);
  });
  afterEach(() => {
    cleanup();
    worker.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    // Not awaited: an answer that stalls would hold it.
    worker.stop();
  });
  return worker;
}
