import { pageRouter } from './page-router.ts';
import { parsePath } from './parse-path.ts';
import type { RouterAdapter } from './router-adapter.ts';

/** The part of the address after '#', for hosts that serve one page at one address: 'page.html#/ceremonies'. */
export function hashRouter(): RouterAdapter {
  const router = pageRouter({
    inside: ({ hash }) => (/^#[^/]/.test(hash) ? undefined : parsePath(hash.slice(1))),
    href: (to) => `#${to}`,
    push: ({ hash }) => {
      window.location.hash = hash;
    },
  });
  return {
    ...router,
    // A place of the host's page, such as '#contact', leaves the person where they are.
    block: (guard) =>
      router.block({ ...guard, concerns: (to) => to !== undefined && guard.concerns(to) }),
  };
}
