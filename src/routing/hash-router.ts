import { pageRouter } from './page-router.ts';
import { parsePath } from './parse-path.ts';
import type { RouterAdapter } from './router-adapter.ts';

/** Uses the part of the address after '#', for hosts that serve one page at one address: 'page.html#/ceremonies'. */
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
    // An anchor of the host's page, such as '#contact', does not leave the widget.
    block: (guard) =>
      router.block({ ...guard, concerns: (to) => to !== undefined && guard.concerns(to) }),
  };
}
