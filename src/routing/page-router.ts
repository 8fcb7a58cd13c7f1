import { followLocation } from './followed-location.ts';
import { createHistoryHold } from './history-hold.ts';
import { loadAnew } from './load-anew.ts';
import { listenToHistory } from './page-history.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** How the page's address carries our location. */
interface AddressScheme {
  /** What an address of the page says of us; undefined where it says nothing. */
  inside(address: URL): RouterLocation | undefined;
  href(to: string): string;
  push(address: URL): void;
}

/**
 * An adapter over the browser's own history, on the page where the person is, whatever its `<base>` says. Nothing of it is patched: a host that moves by `pushState` on its own is
 * noticed where the browser has the Navigation API, and with the next `popstate` elsewhere.
 */
export function pageRouter({ inside, href, push }: AddressScheme): RouterAdapter {
  const tellers = new Set<() => void>();
  const tell = () => {
    for (const teller of tellers) teller();
  };
  const hold = createHistoryHold(inside, tell);

  return {
    ...followLocation({
      read: () => (typeof window === 'undefined' ? undefined : inside(hold.address())),
      listen: (teller) => {
        const stop = listenToHistory(teller);
        tellers.add(teller);
        return () => {
          stop();
          tellers.delete(teller);
        };
      },
    }),
    navigate: (to, { replace = false } = {}) => {
      const address = new URL(href(to), window.location.href);
      hold.step(address, () => {
        if (replace) window.history.replaceState(null, '', address);
        else push(address);
      });
    },
    href,
    leave: (to) => loadAnew(href(to)),
    block: hold.block,
  };
}
