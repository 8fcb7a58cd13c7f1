import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Two cores that run several browsers at once are slow; waiting longer for what does come costs nothing. */
configure({ asyncUtilTimeout: 10_000 });

const address = window.location.href;

/** The next test starts with an empty page at the usual address, an empty storage and the real time. */
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
});
