import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { afterTheDialogsOwnReturn, isFocusLost } from '../../list/focus-after-dialog.ts';

export interface FocusReturn {
  /** Around the list and the line above it. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
  /** Where the focus goes when there is no row left. */
  readonly lastResortRef: RefObject<HTMLDivElement | null>;
  /** Remembers where in the list the dialog was opened. */
  readonly remember: (application: Application | undefined) => void;
}

/** Where in the list a dialog was opened, and how the list was then. */
interface OpenedFrom {
  readonly id: number | undefined;
  readonly place: number;
  readonly rows: readonly Application[];
}

/**
 * A dialog gives the focus back to the button that opened it. That button may be gone, as an approved row has others,
 * or with its row, as an approved one is no longer pending: then the first button of the row has it, else that of the
 * row that took its place, else the line above the list.
 */
export function useFocusReturn(shown: readonly Application[], isDialogOpen: boolean): FocusReturn {
  const areaRef = useRef<HTMLDivElement>(null);
  const lastResortRef = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenedFrom>(undefined);

  useEffect(() => {
    if (isDialogOpen || opened.current === undefined) return;
    return afterTheDialogsOwnReturn(() => {
      const area = areaRef.current;
      if (area === null || opened.current === undefined) return;
      const { id, place, rows } = opened.current;
      // Once the rows are new, a focus that is lost later was lost by something else.
      if (rows !== shown) opened.current = undefined;
      if (!isFocusLost(area)) return;
      const neighbour = shown[Math.min(place, shown.length - 1)]?.id;
      const target = buttonOf(area, id) ?? buttonOf(area, neighbour) ?? lastResortRef.current;
      target?.focus();
    });
  }, [shown, isDialogOpen]);

  const remember = useCallback(
    (application: Application | undefined) => {
      const id = application?.id;
      opened.current = {
        id,
        place: Math.max(
          0,
          shown.findIndex((row) => row.id === id),
        ),
        rows: shown,
      };
    },
    [shown],
  );
  return { areaRef, lastResortRef, remember };
}

function buttonOf(area: HTMLElement, id: number | undefined): HTMLElement | null {
  if (id === undefined) return null;
  return area.querySelector<HTMLElement>(`[data-application="${id}"] button`);
}
