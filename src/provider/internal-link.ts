import { type MouseEvent, useCallback } from 'react';
import { useGraduation } from './graduation-context.ts';

/**
 * Lets the host's router take a plain click on a link within the site. The link keeps its address: opening it in a new
 * tab, copying it and a page without a router all work as with any link.
 */
export function useInternalLink() {
  const { router } = useGraduation();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { origin, pathname, search, hash } = new URL(event.currentTarget.href);
      if (router === undefined || origin !== window.location.origin || !isPlain(event)) return;
      event.preventDefault();
      router.navigate(pathname + search + hash);
    },
    [router],
  );
}

function isPlain(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}
