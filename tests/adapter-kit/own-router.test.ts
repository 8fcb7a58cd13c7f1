// @vitest-environment jsdom
import { describeRouterAdapter } from 'birrete/testing';
import { describe, test } from 'vitest';
import { type HostRouter, hostRouter } from './own-router.ts';

/** Your router in your test. Here: a router on the browser's history. */
function createRouter(): HostRouter {
  const listeners = new Set<() => void>();
  const report = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', report);
  return {
    get path() {
      const { pathname, search, hash } = window.location;
      return pathname + search + hash;
    },
    go: (path, how) => {
      if (how === 'push') window.history.pushState(null, '', path);
      else window.history.replaceState(null, '', path);
      report();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

describeRouterAdapter(() => hostRouter(createRouter(), '/portal/grados'), {
  describe,
  test,
  address: '/portal/grados/',
  base: '/portal/grados',
  blocks: false,
});
