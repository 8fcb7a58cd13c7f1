import type { KeyboardEvent, MouseEvent } from 'react';

/** Escape closes the list and not also the dialog around it. */
export function keepEscape(event: KeyboardEvent, isOpen: boolean): void {
  if (isOpen && event.key === 'Escape') event.stopPropagation();
}

/** A press beside the options must not take the focus, and with it the list, away from the field. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
