import { type MouseEvent, useCallback } from 'react';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { useGraduation } from './graduation-context.ts';

/**
 * Lets the host's router handle a plain click on a link within its part of the site. The link keeps its address, so
 * opening it in a new tab, copying it and pages without a router work as usual.
 */
export function useInternalLink() {
  const { router } = useGraduation();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (router === undefined) return;
      const inside = pathInside(router, new URL(event.currentTarget.href));
      if (inside !== undefined) takePlainClick(event, () => router.navigate(inside));
    },
    [router],
  );
}

/** The path for the router, without its base; undefined outside of the base. */
function pathInside(router: RouterAdapter, { href }: URL): string | undefined {
  const base = new URL(router.href('/'), document.baseURI).href.replace(/\/$/, '');
  if (!href.startsWith(base)) return undefined;
  const path = href.slice(base.length);
  return path === '' || /^[/?#]/.test(path) ? withSlash(path) : undefined;
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Handles a click that would not open a new tab or window, unless it is handled already. */
export function takePlainClick(event: MouseEvent, go: () => void): void {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented) return;
  event.preventDefault();
  // Paints the press before the new page renders.
  setTimeout(go);
}
