import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { NextNavigation, NextRouterOptions } from './host-routers.ts';
import { normalizeMount, readMount } from './mount-path.ts';
import { mountedAdapter } from './mounted-adapter.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/**
 * An adapter over Next's app router: the same object on every render, equal on server and client. Next can't block a
 * navigation, so there is no `block`.
 *
 * @example useNextRouter({ pathname: usePathname(), searchParams: useSearchParams() }, { mount: '/portal/grados' })
 */
export function useNextRouter(next: NextNavigation, options: NextRouterOptions = {}) {
  const [{ adapter, follow }] = useState(() => createNextRouter(next, options));
  useEffect(() => follow(next));
  return adapter;
}

function createNextRouter(first: NextNavigation, options: NextRouterOptions) {
  const folder = readMount(options.mount);
  const mount = folder ?? '';
  const href = (to: string) => normalizeMount(options.basePath ?? '') + mount + to;
  const place = createStore(() => currentLocation(first, ''));
  let { router } = first;
  const go = (to: string, replace: boolean) => {
    if (router !== undefined) return router[replace ? 'replace' : 'push'](mount + to);
    window.history[replace ? 'replaceState' : 'pushState'](null, '', href(to));
  };
  const { getState: location, subscribe: listen } = place;
  const adapter: RouterAdapter = mountedAdapter({ mount, folder, location, listen, go, href });
  /** Called after each render, because Next reports a change by rendering again. */
  const follow = (next: NextNavigation) => {
    router = next.router;
    place.setState(currentLocation(next, window.location.hash), true);
  };
  return { adapter, follow };
}

/** Adds the part after '#', whose changes Next does not report. */
function currentLocation({ pathname, searchParams }: NextNavigation, hash: string): RouterLocation {
  const query = searchParams?.toString() ?? '';
  return { pathname: pathname ?? '/', search: query === '' ? '' : `?${query}`, hash };
}
