import { createStore } from 'zustand/vanilla';
import { followLocation } from './followed-location.ts';
import { createHistoryBlocker } from './history-blocker.ts';
import { loadPage } from './load-page.ts';
import { listenToHistory } from './page-history.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** Maps the page's address to the adapter's location. */
interface AddressScheme {
  /** The location in an address of the page; undefined if it has none. */
  inside(address: URL): RouterLocation | undefined;
  href(to: string): string;
  push(address: URL): void;
}

/**
 * An adapter over the browser's history, on the current page, whatever its `<base>`. Nothing is patched: a host's own
 * `pushState` is noticed through the Navigation API, and without it with the next `popstate`.
 */
export function pageRouter({
  inside,
  href,
  push,
}: AddressScheme): Required<Omit<RouterAdapter, 'mount'>> {
  /** Replaced at each navigation of the adapter, which the browser does not report. */
  const steps = createStore(() => ({}));
  const blocker = createHistoryBlocker(inside, () => steps.setState({}, true));

  return {
    ...followLocation({
      read: () => (typeof window === 'undefined' ? undefined : inside(blocker.address())),
      listen: (listener) => {
        const unsubscribeHistory = listenToHistory(listener);
        const unsubscribe = steps.subscribe(listener);
        return () => {
          unsubscribeHistory();
          unsubscribe();
        };
      },
    }),
    navigate: (to, { replace = false } = {}) => {
      const address = new URL(href(to), window.location.href);
      blocker.navigate(address, () => {
        if (replace) window.history.replaceState(null, '', address);
        else push(address);
      });
    },
    href,
    leave: (to) => loadPage(href(to)),
    block: blocker.block,
  };
}
