import { pageRouter } from './page-router.ts';
import { parsePath } from './parse-path.ts';
import type { RouterAdapter } from './router-adapter.ts';

/** The part of the address after '#', for hosts that serve one page at one address: 'page.html#/ceremonies'. */
export function hashRouter(): RouterAdapter {
  return pageRouter({
    inside: ({ hash }) => parsePath(hash.replace(/^#/, '')),
    href: (to) => `#${to}`,
    push: ({ hash }) => {
      window.location.hash = hash;
    },
  });
}
