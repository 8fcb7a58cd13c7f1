import { insideMount } from './mount-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** Reads the host's router relative to the mount, and subscribes to its changes. */
interface LocationSource {
  /** Undefined for a page outside of the mount. */
  read(): RouterLocation | undefined;
  /** @returns a function that unsubscribes */
  listen(listener: () => void): () => void;
}

/** The reading half of an adapter over another router. */
export function followLocation(
  source: LocationSource,
): Pick<RouterAdapter, 'getLocation' | 'subscribe'> {
  let seen: RouterLocation = { pathname: '/', search: '', hash: '' };

  const getLocation = () => {
    const next = source.read();
    if (next !== undefined && !isSame(next, seen)) seen = next;
    return seen;
  };
  return {
    getLocation,
    subscribe: (listener) => {
      let last = getLocation();
      return source.listen(() => {
        if (getLocation() === last) return;
        last = getLocation();
        listener();
      });
    },
  };
}

/**
 * A location of the host relative to a mount; undefined outside of it.
 *
 * @param mount see `normalizeMount`
 */
export function locationInside(
  mount: string,
  { pathname, search, hash }: RouterLocation,
): RouterLocation | undefined {
  const inside = insideMount(mount, pathname);
  return inside === undefined ? undefined : { pathname: inside, search, hash };
}

function isSame(a: RouterLocation, b: RouterLocation): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}
