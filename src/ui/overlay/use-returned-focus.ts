import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { focusedElement } from '#react/focus-pressed.ts';

interface OpenOverlay {
  readonly element: RefObject<HTMLElement | null>;
  /** The elements to which it may return the focus, the preferred one first. */
  readonly openers: readonly HTMLElement[];
}

const openOverlays = new Set<OpenOverlay>();

/**
 * Returns the focus to the element that had it when the overlay opened, as soon as the overlay has closed. React Aria
 * waits for the next frame. A slow device may render it a second later, and a key pressed until then would be lost.
 *
 * @param element the overlay's element
 */
export function useReturnedFocus(element: RefObject<HTMLElement | null>): void {
  const [openers] = useState(openersNow);

  useLayoutEffect(() => {
    const overlay = { element, openers };
    openOverlays.add(overlay);
    return () => void openOverlays.delete(overlay);
  }, [element, openers]);

  useEffect(
    () => () =>
      // By then the page is no longer inert, and an overlay that replaces this one has taken the focus.
      queueMicrotask(() => {
        if (focusedElement() === undefined) openers.find(({ isConnected }) => isConnected)?.focus();
      }),
    [openers],
  );
}

/** The focused element. If it belongs to an overlay that closes, such as a menu, the openers of that one follow. */
function openersNow(): readonly HTMLElement[] {
  const focused = focusedElement();
  if (!(focused instanceof HTMLElement)) return [];
  const around = [...openOverlays].find((one) => one.element.current?.contains(focused));
  return [focused, ...(around?.openers ?? [])];
}
