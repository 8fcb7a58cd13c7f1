import { type MouseEvent, useCallback } from 'react';
import type { RouterAdapter } from '../routing/router-adapter.ts';
import { useGraduation } from './graduation-context.ts';

/**
 * Lets the host's router take a plain click on a link within its part of the site. The link keeps its address: opening
 * it in a new tab, copying it and a page without a router all work as with any link.
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

/** The address as the router takes it, without its base; undefined for what lies outside. */
function pathInside(router: RouterAdapter, { href }: URL): string | undefined {
  const base = new URL(router.href('/'), document.baseURI).href.replace(/\/$/, '');
  if (!href.startsWith(base)) return undefined;
  const path = href.slice(base.length);
  return path === '' || /^[/?#]/.test(path) ? withSlash(path) : undefined;
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`;
}

/** Takes a click that would not open a new tab or window, and is not taken already. */
export function takePlainClick(event: MouseEvent, go: () => void): void {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented) return;
  event.preventDefault();
  // A slow computer shows the press first, and the page a moment later.
  setTimeout(go);
}
