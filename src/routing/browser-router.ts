import { followLocation } from './followed-location.ts';
import { loadAnew } from './load-anew.ts';
import { normalizeMount } from './mount-path.ts';
import type { RouterAdapter } from './router-adapter.ts';

interface BrowserRouterOptions {
  /** The folder of the site that is ours. @default '' (the whole site) */
  readonly mount?: string | undefined;
}

/** Where there is no browser. */
const nowhere = { pathname: '/', search: '', hash: '' };

/**
 * The browser's own history. Nothing of it is patched: a host that moves by `pushState` on its own is noticed where the
 * browser has the Navigation API, and with the next `popstate` elsewhere.
 */
export function browserRouter(options: BrowserRouterOptions = {}): RouterAdapter {
  const mount = normalizeMount(options.mount ?? '');
  const tellers = new Set<() => void>();

  return {
    ...followLocation(mount, {
      read: () => (typeof window === 'undefined' ? nowhere : window.location),
      listen: (tell) => {
        listen('add', tell);
        tellers.add(tell);
        return () => {
          listen('remove', tell);
          tellers.delete(tell);
        };
      },
    }),
    navigate: (to, { replace = false } = {}) => {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', mount + to);
      for (const tell of tellers) tell();
    },
    href: (to) => mount + to,
    leave: (to) => loadAnew(mount + to),
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
