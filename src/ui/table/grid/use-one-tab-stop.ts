import { type RefObject, useLayoutEffect } from 'react';

const reachable = ':is(button, a[href], input, select, textarea):not([tabindex="-1"])';

/**
 * Removes the controls of all cells from the tab order as they appear: a grid is one stop, and Enter moves into a cell
 * (WAI-ARIA Authoring Practices). They stay available to the pointer.
 */
export function useOneTabStop(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return;
    const quieten = () => {
      for (const control of element.querySelectorAll(reachable)) {
        control.setAttribute('tabindex', '-1');
      }
    };
    quieten();
    const observer = new MutationObserver(quieten);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [body]);
}
