import { followLocation, locationInside } from './followed-location.ts';
import { loadPage } from './load-page.ts';
import { invalidMount } from './mount-path.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** Reads and navigates a host's router. */
interface HostRouter {
  /** The folder of the mount, as in the host's locations; see `normalizeMount`. */
  readonly mount: string;
  /** The result of `readMount` for the host's setting. */
  readonly folder: string | undefined;
  location(): RouterLocation;
  listen(onChange: () => void): () => void;
  /** @param to a path without the mount */
  go(to: string, replace: boolean): void;
  href(to: string): string;
}

/** The common part of the adapters over hosts' routers: everything but the guard. */
export function mountedAdapter({
  mount,
  folder,
  location,
  listen,
  go,
  href,
}: HostRouter): Omit<RouterAdapter, 'block'> {
  return {
    mount: folder ?? invalidMount,
    ...followLocation({ read: () => locationInside(mount, location()), listen }),
    navigate: (to, { replace = false } = {}) => go(to, replace),
    href,
    leave: (to) => loadPage(href(to)),
  };
}
