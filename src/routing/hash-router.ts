import { parsePath } from './parse-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** The part of the address after '#', for hosts that serve one page at one address: 'page.html#/ceremonies'. */
export function hashRouter(): RouterAdapter {
  const listeners = new Set<() => void>();
  let seen: { readonly hash: string; readonly location: RouterLocation } | undefined;

  const read = (): RouterLocation => {
    const { hash } = window.location;
    if (seen?.hash !== hash) seen = { hash, location: parsePath(hash.replace(/^#/, '')) };
    return seen.location;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    getLocation: read,
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('hashchange', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('hashchange', tell);
      };
    },
    navigate: (to, { replace = false } = {}) => {
      if (`#${to}` === window.location.hash) return;
      if (replace) {
        window.history.replaceState(null, '', `#${to}`);
        tell();
      } else {
        window.location.hash = to;
      }
    },
    href: (to) => `#${to}`,
    leave: (to) => {
      window.location.hash = to;
      window.location.reload();
    },
  };
}
