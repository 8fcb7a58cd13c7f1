import { followLocation, locationInside } from './followed-location.ts';
import { loadPage } from './load-page.ts';
import type { RouterAdapter, RouterLocation } from './router-adapter.ts';

/** How a host's router is read and navigated. */
interface HostRouter {
  /** The folder that is ours, as the host's locations have it; see `normalizeMount`. */
  readonly mount: string;
  /** What `readMount` made of the host's setting. */
  readonly folder: string | undefined;
  location(): RouterLocation;
  listen(onChange: () => void): () => void;
  /** @param to a path of ours, without the mount */
  go(to: string, replace: boolean): void;
  href(to: string): string;
}

/** What the adapters over hosts' routers have in common: all but the guard. */
export function mountedAdapter({
  mount,
  folder,
  location,
  listen,
  go,
  href,
}: HostRouter): Omit<RouterAdapter, 'block'> {
  return {
    mount: folder ?? null,
    ...followLocation({ read: () => locationInside(mount, location()), listen }),
    navigate: (to, { replace = false } = {}) => go(to, replace),
    href,
    leave: (to) => loadPage(href(to)),
  };
}
