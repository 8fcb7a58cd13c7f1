import { type RefObject, useEffect, useRef } from 'react';
import { useFocusReturn } from '#react/use-focus-return.ts';
import type { AboutRow } from './use-list-dialog.ts';

interface ListFocusOptions<Row> {
  readonly shown: readonly Row[];
  /** The open dialog. */
  readonly dialog: AboutRow<Row> | undefined;
  /** Takes the focus after a dialog without a row. @default the table's tab stop */
  readonly fallbackRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Returns the focus after a dialog whose trigger has disappeared: to the table's tab stop, which is the trigger's cell
 * or, if the row has disappeared too, the cell at its position. The table itself restores the focus in the same way.
 *
 * @returns a ref for the element around the table
 */
export function useListFocus<Row>({ shown, dialog, fallbackRef }: ListFocusOptions<Row>) {
  const lastDialog = useRef(dialog);
  useEffect(() => {
    if (dialog !== undefined) lastDialog.current = dialog;
  }, [dialog]);

  return useFocusReturn({
    isAway: dialog !== undefined,
    content: shown,
    target: (area) => {
      const fallback = lastDialog.current?.row === undefined ? fallbackRef?.current : undefined;
      return fallback ?? area.querySelector<HTMLElement>(tabStop);
    },
  });
}

const tabStop = '[role="grid"] [tabindex="0"]';
