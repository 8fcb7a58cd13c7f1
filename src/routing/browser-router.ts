import { locationInside } from './followed-location.ts';
import { invalidMount, type MountOptions, readMount } from './mount-path.ts';
import { pageRouter } from './page-router.ts';
import type { RouterAdapter } from './router-adapter.ts';

/** Uses the path of the browser's address. */
export function browserRouter(options: MountOptions = {}): RouterAdapter {
  const mounted = readMount(options.mount);
  const mount = mounted ?? '';
  const router = pageRouter({
    inside: (address) => locationInside(mount, address),
    href: (to) => mount + to,
    push: (address) => window.history.pushState(null, '', address),
  });
  return { ...router, mount: mounted ?? invalidMount };
}
