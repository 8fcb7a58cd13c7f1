import { insideMount, normalizeMount } from './mount-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

interface BrowserRouterOptions {
  /** The folder of the site that is ours. @default '' (the whole site) */
  readonly mount?: string | undefined;
}

/**
 * The browser's own history. Nothing of it is patched: a host that moves by `pushState` on its own is noticed where the
 * browser has the Navigation API, and with the next `popstate` elsewhere.
 */
export function browserRouter(options: BrowserRouterOptions = {}): RouterAdapter {
  const mount = normalizeMount(options.mount ?? '');
  const listeners = new Set<() => void>();
  let seen: { readonly address: string; readonly location: RouterLocation } | undefined;

  const read = (): RouterLocation => {
    const { href: address, pathname, search, hash } = window.location;
    if (seen?.address !== address) {
      seen = { address, location: { pathname: insideMount(mount, pathname), search, hash } };
    }
    return seen.location;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    getLocation: read,
    subscribe: (listener) => {
      if (listeners.size === 0) listen('add', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listen('remove', tell);
      };
    },
    navigate: (to, { replace = false } = {}) => {
      const before = window.location.href;
      window.history[replace ? 'replaceState' : 'pushState'](null, '', mount + to);
      if (navigationApi() === undefined && window.location.href !== before) tell();
    },
    href: (to) => mount + to,
    leave: (to) => window.location.assign(mount + to),
  };
}

function listen(change: 'add' | 'remove', tell: () => void): void {
  const method = change === 'add' ? 'addEventListener' : 'removeEventListener';
  const navigation = navigationApi();
  if (navigation === undefined) window[method]('popstate', tell);
  else navigation[method]('currententrychange', tell);
}

/** TypeScript believes that every browser has it; phones from before 2025 don't. */
function navigationApi(): Navigation | undefined {
  return (window as { readonly navigation?: Navigation }).navigation;
}
