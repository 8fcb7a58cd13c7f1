import type { KeyboardEvent, MouseEvent } from 'react';

/** Escape closes only the list, not the dialog around it: without its default, it is no close request. */
export function keepEscape(event: KeyboardEvent, isOpen: boolean): void {
  if (!isOpen || event.key !== 'Escape') return;
  event.stopPropagation();
  event.preventDefault();
}

/** A press beside the options must not move the focus away from the field, which would close the list. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
