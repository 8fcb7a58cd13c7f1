import { locationInside } from './followed-location.ts';
import type { ReactRouterBlocker, ReactRouterLike } from './host-routers.ts';
import { type MountOptions, normalizeMount, readMount } from './mount-path.ts';
import { mountedAdapter } from './mounted-adapter.ts';
import { parsePath } from './parse-path.ts';
import type { NavigationGuard, RouterAdapter } from './router-adapter.ts';

/**
 * An adapter over the host's React Router. Its `basename`, if any, is the adapter's '/'.
 *
 * @example const adapter = reactRouter(createBrowserRouter(routes))
 */
export function reactRouter(router: ReactRouterLike, options: MountOptions = {}): RouterAdapter {
  const folder = readMount(options.mount);
  const inRouter = folder ?? '';
  const mount = normalizeMount(router.basename ?? '') + inRouter;
  let guards = 0;
  return {
    ...mountedAdapter({
      mount,
      folder,
      location: () => router.state.location,
      listen: (onChange) => router.subscribe(onChange),
      go: (to, replace) => void router.navigate(inRouter + to, { replace }),
      href: (to) => router.createHref(parsePath(mount + to)),
    }),
    block: (guard) => {
      guards += 1;
      return hold(router, `birrete-${guards}`, mount, guard);
    },
  };
}

function hold(router: ReactRouterLike, key: string, mount: string, guard: NavigationGuard) {
  router.getBlocker(key, ({ nextLocation }) => guard.concerns(locationInside(mount, nextLocation)));
  let asked: ReactRouterBlocker | undefined;
  const stop = router.subscribe(() => {
    const blocker = router.state.blockers.get(key);
    if (blocker === asked || blocker?.state !== 'blocked') return;
    asked = blocker;
    guard.ask({ leave: () => blocker.proceed(), stay: () => blocker.reset() });
  });
  return () => {
    stop();
    router.deleteBlocker(key);
  };
}
