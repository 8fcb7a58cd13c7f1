import { parsePath } from './parse-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** The part of a React Router data router (`createBrowserRouter`, v6.4 and later) that the adapter uses. */
export interface ReactRouterLike {
  readonly state: { readonly location: RouterLocation };
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  createHref(location: RouterLocation): string;
}

/**
 * The host's React Router as our location store.
 *
 * @example const adapter = reactRouter(createBrowserRouter(routes))
 */
export function reactRouter(router: ReactRouterLike): RouterAdapter {
  return {
    getLocation: () => router.state.location,
    subscribe: (listener) => router.subscribe(listener),
    navigate: (to, options) => {
      void router.navigate(to, { replace: options?.replace ?? false });
    },
    href: (to) => router.createHref(parsePath(to)),
    leave: (to) => window.location.assign(router.createHref(parsePath(to))),
  };
}
