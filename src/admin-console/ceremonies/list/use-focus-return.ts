import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { afterTheDialogsOwnReturn, isFocusLost } from '../../list/focus-after-dialog.ts';

export interface FocusReturn {
  /** Around the list and its 'Nuevo Acto'. */
  readonly areaRef: RefObject<HTMLDivElement | null>;
  /** Where the focus goes when there is no row left. */
  readonly createRef: RefObject<HTMLButtonElement | null>;
  /** Remembers where in the list the dialog was opened. */
  readonly remember: (ceremony: Ceremony) => void;
}

/**
 * A dialog gives the focus back to the button that opened it; when that button went with its row (deleted, or filtered
 * out by its new status), the row that took its place has it, else 'Nuevo Acto'.
 */
export function useFocusReturn(shown: readonly Ceremony[], isDialogOpen: boolean): FocusReturn {
  const areaRef = useRef<HTMLDivElement>(null);
  const createRef = useRef<HTMLButtonElement>(null);
  const place = useRef<number>(undefined);

  useEffect(() => {
    if (isDialogOpen || place.current === undefined) return;
    return afterTheDialogsOwnReturn(() => {
      const area = areaRef.current;
      if (area === null || place.current === undefined || !isFocusLost(area)) return;
      const neighbour = shown[Math.min(place.current, shown.length - 1)];
      (statusButtonOf(area, neighbour) ?? createRef.current)?.focus();
      place.current = undefined;
    });
  }, [shown, isDialogOpen]);

  const remember = useCallback(
    (ceremony: Ceremony) => {
      place.current = shown.findIndex(({ id }) => id === ceremony.id);
    },
    [shown],
  );
  return { areaRef, createRef, remember };
}

function statusButtonOf(area: HTMLElement, ceremony: Ceremony | undefined): HTMLElement | null {
  return ceremony === undefined
    ? null
    : area.querySelector<HTMLElement>(`[data-status-of="${ceremony.id}"]`);
}
