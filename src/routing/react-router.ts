import { followLocation, locationInside } from './followed-location.ts';
import { loadAnew } from './load-anew.ts';
import { normalizeMount } from './mount-path.ts';
import { parsePath } from './parse-path.ts';
import type { NavigationGuard, RouterAdapter, RouterLocation } from './router-adapter.ts';

/** The part of a React Router data router (`createBrowserRouter`, v6.4 and later) that the adapter uses. */
export interface ReactRouterLike {
  readonly basename: string | undefined;
  readonly state: {
    readonly location: RouterLocation;
    readonly blockers: ReadonlyMap<string, Blocker>;
  };
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { readonly replace?: boolean }): Promise<void>;
  createHref(location: RouterLocation): string;
  getBlocker(
    key: string,
    isBlocked: (step: { readonly nextLocation: RouterLocation }) => boolean,
  ): Blocker;
  deleteBlocker(key: string): void;
}

type Blocker =
  | { readonly state: 'blocked'; proceed(): void; reset(): void }
  | { readonly state: 'unblocked' | 'proceeding' };

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
  const inside = (location: RouterLocation) => locationInside(mount, location);
  let guards = 0;
  const href = (to: string) => router.createHref(parsePath(mount + to));
  return {
    ...followLocation({
      read: () => inside(router.state.location),
      listen: (tell) => router.subscribe(tell),
    }),
    navigate: (to, options) => {
      void router.navigate(folder + to, { replace: options?.replace ?? false });
    },
    href,
    leave: (to) => loadAnew(href(to)),
    block: (guard) => {
      guards += 1;
      return block(router, `birrete-${guards}`, guard, inside);
    },
  };
}

function block(
  router: ReactRouterLike,
  key: string,
  { concerns, ask }: NavigationGuard,
  inside: (to: RouterLocation) => RouterLocation | undefined,
): () => void {
  router.getBlocker(key, ({ nextLocation }) => concerns(inside(nextLocation)));
  let asked: Blocker | undefined;
  const stop = router.subscribe(() => {
    const blocker = router.state.blockers.get(key);
    if (blocker === asked || blocker?.state !== 'blocked') return;
    asked = blocker;
    ask({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
  });
  return () => {
    stop();
    router.deleteBlocker(key);
  };
}
