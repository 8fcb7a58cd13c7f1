import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { focusedElement } from '#react/focus-pressed.ts';

/**
 * Focuses a dialog as soon as it opens, unless one of its fields takes the focus. React Aria waits for the next frame if
 * a key pressed the button that opens the dialog, and a key pressed until then would be lost.
 *
 * @param dialog the dialog's element
 */
export function useTakenFocus(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = focusedElement();
    if (focused === undefined || dialog.current?.contains(focused) !== true) focus(dialog.current);
  }, [dialog]);
  useRepeatedFocus(dialog);
}

/** The time after which Safari has drawn a dialog. */
const drawnMs = 500;

/**
 * Repeats the focus, since VoiceOver on iOS announces only a dialog that is drawn when the focus arrives. React Aria does
 * so where it sets the focus itself, but leaves the page without a focus for a frame.
 */
function useRepeatedFocus(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (dialog.current === null || focusedElement() !== dialog.current) return;
      dialog.current.blur();
      focus(dialog.current);
    }, drawnMs);
    return () => clearTimeout(timer);
  }, [dialog]);
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
