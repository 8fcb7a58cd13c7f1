import type { MouseEvent } from 'react';

/**
 * Focuses a clicked button, which Safari and WebKitGTK do not do themselves. Otherwise a dialog that the button opens
 * could not return the focus to it.
 */
export function focusPressed({ target }: MouseEvent): void {
  if (document.activeElement !== document.body) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}
