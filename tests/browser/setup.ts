import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';

/** Long timeouts for two cores that run several browsers at once. They cost nothing when elements appear earlier. */
configure({ asyncUtilTimeout: 10_000 });

/** Files of a worker share a page, and some change its size. */
beforeAll(() => page.viewport(1280, 900));

const address = window.location.href;

/** Resets the page, address, storage, clock and replaced functions after each test. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
});
