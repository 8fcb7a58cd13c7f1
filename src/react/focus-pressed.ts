import type { MouseEvent } from 'react';
import { focusedElement } from './focused-element.ts';

/**
 * Focuses a clicked button. Safari focuses the nearest element around it that can have the focus, and a dialog that the
 * button opens would return the focus there. A focus elsewhere stays, for instance in the field of a list's button.
 */
export function focusPressed({ target, nativeEvent }: MouseEvent): void {
  const focused = focusedElement();
  if (focused !== undefined && !nativeEvent.composedPath().includes(focused)) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}
