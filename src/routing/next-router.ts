import { useEffect, useState } from 'react';
import { followLocation, locationInside } from './followed-location.ts';
import { loadAnew } from './load-anew.ts';
import { normalizeMount } from './mount-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** What the hooks of `next/navigation` (app router, Next 14.1 and later) answer. */
export interface NextNavigation {
  /** `usePathname()` */
  readonly pathname: string | null;
  /** `useSearchParams()` */
  readonly searchParams: { toString(): string } | null;
  /**
   * `useRouter()`, where other pages of the site lie within the mount. Without it the place changes by the browser's
   * history, which Next follows: right for one catch-all page, and no request goes to the server.
   */
  readonly router?: NextRouterLike | undefined;
}

/** The part of `useRouter()` that the adapter uses. */
export interface NextRouterLike {
  push(href: string): void;
  replace(href: string): void;
}

export interface NextRouterOptions {
  /** The folder of the site that is ours, as Next sees it, without its `basePath`. @default '' (the whole site) */
  readonly mount?: string | undefined;
  /** The `basePath` of next.config, which Next's hooks leave out. @default '' */
  readonly basePath?: string | undefined;
}

/**
 * Next's app router as our location store: the same object on every render, equal on server and client. Next lets nobody
 * hold a navigation, so there is no `block`.
 *
 * @example useNextRouter({ pathname: usePathname(), searchParams: useSearchParams() }, { mount: '/portal/grados' })
 */
export function useNextRouter(
  next: NextNavigation,
  options: NextRouterOptions = {},
): RouterAdapter {
  const [{ adapter, follow }] = useState(() => createNextRouter(next, options));
  useEffect(() => follow(next));
  return adapter;
}

function createNextRouter(first: NextNavigation, options: NextRouterOptions) {
  const mount = normalizeMount(options.mount ?? '');
  const base = normalizeMount(options.basePath ?? '');
  const tellers = new Set<() => void>();
  let { router } = first;
  let place = placeOf(first, '');

  const href = (to: string) => base + mount + to;
  const adapter: RouterAdapter = {
    ...followLocation({
      read: () => locationInside(mount, place),
      listen: (tell) => {
        tellers.add(tell);
        return () => tellers.delete(tell);
      },
    }),
    navigate: (to, { replace = false } = {}) => {
      if (router === undefined) {
        window.history[replace ? 'replaceState' : 'pushState'](null, '', href(to));
      } else {
        router[replace ? 'replace' : 'push'](mount + to);
      }
    },
    href,
    leave: (to) => loadAnew(href(to)),
  };
  /** After each render: Next tells of a change by rendering anew. */
  const follow = (next: NextNavigation) => {
    router = next.router;
    place = placeOf(next, window.location.hash);
    for (const tell of tellers) tell();
  };
  return { adapter, follow };
}

/** Next tells nobody of the part after '#', which no server sees. */
function placeOf({ pathname, searchParams }: NextNavigation, hash: string): RouterLocation {
  const query = searchParams?.toString() ?? '';
  return { pathname: pathname ?? '/', search: query === '' ? '' : `?${query}`, hash };
}
