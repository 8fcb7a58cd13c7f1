import { locationInside } from './followed-location.ts';
import type { TanStackRouterLike } from './host-routers.ts';
import { type MountOptions, normalizeMount, readMount } from './mount-path.ts';
import { mountedAdapter } from './mounted-adapter.ts';
import type { RouterAdapter } from './router-adapter.ts';

/**
 * An adapter over the host's TanStack Router. It uses the router's history, so that query strings stay as they were
 * written.
 *
 * @example const adapter = tanstackRouter(router, { mount: '/portal/grados' })
 */
export function tanstackRouter(
  { basepath, history }: TanStackRouterLike,
  options: MountOptions = {},
): RouterAdapter {
  const folder = readMount(options.mount);
  const mount = normalizeMount(normalizeMount(basepath) + (folder ?? ''));
  return {
    ...mountedAdapter({
      mount,
      folder,
      location: () => history.location,
      listen: (onChange) => history.subscribe(onChange),
      go: (to, replace) => history[replace ? 'replace' : 'push'](mount + to),
      href: (to) => history.createHref(mount + to),
    }),
    block: (guard) =>
      history.block({
        // The form itself asks before the page unloads.
        enableBeforeUnload: false,
        blockerFn: ({ nextLocation }) =>
          guard.concerns(locationInside(mount, nextLocation)) &&
          new Promise((resolve) => {
            guard.ask({ leave: () => resolve(false), stay: () => resolve(true) });
          }),
      }),
  };
}
