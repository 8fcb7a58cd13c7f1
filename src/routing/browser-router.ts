import { locationInside } from './followed-location.ts';
import { readMount } from './mount-path.ts';
import { pageRouter } from './page-router.ts';
import type { RouterAdapter } from './router-adapter.ts';

interface BrowserRouterOptions {
  /** The folder of the site that the widgets use. @default '' (the whole site) */
  readonly mount?: string | undefined;
}

/** Uses the path of the browser's address. */
export function browserRouter(options: BrowserRouterOptions = {}): RouterAdapter {
  const mounted = readMount(options.mount);
  const mount = mounted ?? '';
  const router = pageRouter({
    inside: (address) => locationInside(mount, address),
    href: (to) => mount + to,
    push: (address) => window.history.pushState(null, '', address),
  });
  return { ...router, mount: mounted ?? null };
}
