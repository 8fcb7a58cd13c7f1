import { type RefObject, useEffect, useRef } from 'react';
import { afterTheDialogsOwnReturn, isFocusLost } from '../../list/focus-after-dialog.ts';

/** What the dialog over the table is about: a row of it, or something new. */
export type DialogSubject = 'none' | 'row' | 'new';

/**
 * A dialog gives the focus back to the button that opened it. When that is gone, the row that took its row's place gets
 * the focus, the grid's own tab stop (a header where no row is left, which is where the grid itself would put it);
 * after something new it is what adds one.
 *
 * @param shown the rows in sight; a change may have taken the focused one away
 * @param dialog while there is one, the focus is the dialog's
 * @param last what adds a row
 * @returns for the element around the table
 */
export function useFocusKept(
  shown: readonly unknown[],
  dialog: DialogSubject,
  last: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const former = useRef<DialogSubject>('none');

  useEffect(() => {
    // Runs again with each change of the rows: it may have taken the focused one away.
    void shown;
    if (dialog !== 'none') former.current = dialog;
    if (dialog !== 'none' || former.current === 'none') return;
    return afterTheDialogsOwnReturn(() => {
      if (area.current === null || !isFocusLost(area.current)) return;
      const cell = former.current === 'row' ? tabStopOf(area.current) : null;
      (cell ?? last.current)?.focus();
    });
  }, [shown, dialog, last]);

  return area;
}

function tabStopOf(area: HTMLElement): HTMLElement | null {
  return area.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
}
