import { createStore } from 'zustand/vanilla';
import { followLocation } from './followed-location.ts';
import { createHistoryBlocker } from './history-blocker.ts';
import { loadPage } from './load-page.ts';
import { listenToHistory } from './page-history.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** How the page's address holds our location. */
interface AddressScheme {
  /** Our location in an address of the page; undefined where it has none. */
  inside(address: URL): RouterLocation | undefined;
  href(to: string): string;
  push(address: URL): void;
}

/**
 * An adapter over the browser's own history, on the page where the person is, whatever its `<base>` says. Nothing is
 * patched: a host that moves by `pushState` on its own is noticed where the browser has the Navigation API, and with the
 * next `popstate` elsewhere.
 */
export function pageRouter({
  inside,
  href,
  push,
}: AddressScheme): Required<Omit<RouterAdapter, 'mount'>> {
  /** Replaced at each step of our own, which the browser does not report. */
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
