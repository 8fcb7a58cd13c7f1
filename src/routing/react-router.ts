import { followLocation } from './followed-location.ts';
import { loadAnew } from './load-anew.ts';
import { normalizeMount } from './mount-path.ts';
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
 * @param options.mount the folder of the router that is ours, below its `basename`. @default '' (the whole router)
 * @example const adapter = reactRouter(createBrowserRouter(routes))
 */
export function reactRouter(
  router: ReactRouterLike,
  options: { readonly mount?: string | undefined } = {},
): RouterAdapter {
  const folder = normalizeMount(options.mount ?? '');
  const mount = normalizeMount(router.basename ?? '') + folder;
  const href = (to: string) => router.createHref(parsePath(mount + to));
  return {
    ...followLocation(mount, {
      read: () => router.state.location,
      listen: (tell) => router.subscribe(tell),
    }),
    navigate: (to, options) => {
      void router.navigate(folder + to, { replace: options?.replace ?? false });
    },
    href,
    leave: (to) => loadAnew(href(to)),
  };
}
