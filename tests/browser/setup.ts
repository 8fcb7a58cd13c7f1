import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Long timeouts for two cores that run several browsers at once. They cost nothing when elements appear earlier. */
configure({ asyncUtilTimeout: 10_000 });

const address = window.location.href;

/** Resets the page, address, storage and clock after each test. */
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
});
