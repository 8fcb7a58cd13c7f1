import { insideMount, normalizeMount } from './mount-path.ts';
import { parsePath } from './parse-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** The part of a React Router data router (`createBrowserRouter`, v6.4 and later) that the adapter uses. */
export interface ReactRouterLike {
  readonly basename: string | undefined;
  readonly state: { readonly location: RouterLocation };
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  createHref(location: RouterLocation): string;
}

/**
 * The host's React Router as our location store. Its `basename`, if it has one, is our '/'.
 *
 * @example const adapter = reactRouter(createBrowserRouter(routes))
 */
export function reactRouter(router: ReactRouterLike): RouterAdapter {
  const mount = normalizeMount(router.basename ?? '');
  let seen: { readonly theirs: RouterLocation; readonly ours: RouterLocation } | undefined;

  const read = (): RouterLocation => {
    const theirs = router.state.location;
    if (seen?.theirs !== theirs) {
      const { pathname, search, hash } = theirs;
      seen = { theirs, ours: { pathname: insideMount(mount, pathname), search, hash } };
    }
    return seen.ours;
  };
  const href = (to: string) => router.createHref(parsePath(mount + to));

  return {
    getLocation: read,
    subscribe: (listener) => {
      let told = read();
      return router.subscribe(() => {
        if (read() === told) return;
        told = read();
        listener();
      });
    },
    navigate: (to, options) => {
      void router.navigate(to, { replace: options?.replace ?? false });
    },
    href,
    leave: (to) => window.location.assign(href(to)),
  };
}
