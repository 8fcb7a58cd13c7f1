import { followLocation, locationInside } from './followed-location.ts';
import { loadAnew } from './load-anew.ts';
import { normalizeMount } from './mount-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** The part of a TanStack Router (`createRouter`, v1) that the adapter uses. */
export interface TanStackRouterLike {
  readonly basepath: string;
  readonly history: {
    readonly location: RouterLocation;
    subscribe(listener: () => void): () => void;
    push(path: string): void;
    replace(path: string): void;
    createHref(path: string): string;
    block(blocker: {
      blockerFn(args: { readonly nextLocation: RouterLocation }): boolean | Promise<boolean>;
      enableBeforeUnload: boolean;
    }): () => void;
  };
}

/**
 * The host's TanStack Router as our location store. It goes by the router's history, so that query strings stay as they
 * were written.
 *
 * @param options.mount the folder of the router that is ours, below its `basepath`. @default '' (the whole router)
 * @example const adapter = tanstackRouter(router, { mount: '/portal/grados' })
 */
export function tanstackRouter(
  { basepath, history }: TanStackRouterLike,
  options: { readonly mount?: string | undefined } = {},
): RouterAdapter {
  const mount = normalizeMount(normalizeMount(basepath) + normalizeMount(options.mount ?? ''));
  const inside = (location: RouterLocation) => locationInside(mount, location);
  const href = (to: string) => history.createHref(mount + to);
  return {
    ...followLocation({
      read: () => inside(history.location),
      listen: (tell) => history.subscribe(tell),
    }),
    navigate: (to, { replace = false } = {}) => history[replace ? 'replace' : 'push'](mount + to),
    href,
    leave: (to) => loadAnew(href(to)),
    block: (guard) =>
      history.block({
        // The form itself asks when the page is left.
        enableBeforeUnload: false,
        blockerFn: ({ nextLocation }) =>
          guard.concerns(inside(nextLocation)) &&
          new Promise((resolve) => {
            guard.ask({ leave: () => resolve(false), stay: () => resolve(true) });
          }),
      }),
  };
}
