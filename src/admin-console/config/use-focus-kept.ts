import { type RefObject, useEffect, useRef } from 'react';

/**
 * A dialog gives the focus back to the button that opened it. When that button went with its row, the row that took its
 * place gets the focus, the grid's own tab stop; where no row is left, what adds one.
 *
 * @param shown the rows in sight
 * @param isDialogOpen while it is, the focus is the dialog's
 * @param last where the focus goes when the table is empty
 * @returns for the element around the table
 */
export function useFocusKept(
  shown: readonly unknown[],
  isDialogOpen: boolean,
  last: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);

  useEffect(() => {
    if (isDialogOpen) wasOpened.current = true;
  }, [isDialogOpen]);

  useEffect(() => {
    if (isDialogOpen || !wasOpened.current) return;
    return afterTheDialogsOwnReturn(() => {
      if (area.current === null || !isFocusLost(area.current)) return;
      const cell =
        shown.length === 0
          ? null
          : area.current.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
      (cell ?? last.current)?.focus();
    });
  }, [shown, isDialogOpen, last]);

  return area;
}

/** React Aria gives the focus back in the first frame after the dialog is gone. */
function afterTheDialogsOwnReturn(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
}

/** Also inside a shadow root, whose page sees only its host focused. */
function isFocusLost(area: HTMLElement): boolean {
  const root = area.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active === null || active === document.body;
}
