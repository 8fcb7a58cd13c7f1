import type { MouseEvent } from 'react';

/**
 * Focuses a clicked button. Safari focuses the nearest element around it that can have the focus, and a dialog that the
 * button opens would return the focus there. A focus elsewhere stays, for instance in the field of a list's button.
 */
export function focusPressed({ target, nativeEvent }: MouseEvent): void {
  const focused = focusedElement();
  if (focused !== undefined && !nativeEvent.composedPath().includes(focused)) return;
  (target as Element).closest('button')?.focus({ preventScroll: true });
}

/** Finds the element with the focus, also inside open shadow roots; `undefined` if no element has it. */
export function focusedElement(): Element | undefined {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) {
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return activeElement === null || activeElement === document.body ? undefined : activeElement;
}
