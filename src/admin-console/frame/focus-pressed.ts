import type { MouseEvent } from 'react';

/**
 * Safari and WebKitGTK leave the focus nowhere when a button is clicked, so that a dialog it opens would not know where
 * to return the focus. The other browsers have focused it by then.
 */
export function focusPressed({ target }: MouseEvent): void {
  if (document.activeElement !== document.body) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}
