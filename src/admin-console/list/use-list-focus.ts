import { type RefObject, useEffect, useRef } from 'react';
import { useFocusReturn } from '../../react/use-focus-return.ts';
import { useLatest } from '../../react/use-latest.ts';
import { cellAt } from '../../ui/table/grid/grid-cells.ts';
import type { AboutRow } from './use-list-dialog.ts';

interface ListFocusOptions<Row> {
  readonly shown: readonly Row[];
  /** The open dialog. */
  readonly dialog: AboutRow<Row> | undefined;
  /** Takes the focus after a dialog without a row. @default the first row */
  readonly fallbackRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Returns the focus after a dialog whose trigger has disappeared: to the first button of the dialog's row, otherwise of
 * the row at its position, otherwise to the table's tab stop.
 *
 * @returns a ref for the element around the table
 */
export function useListFocus<Row extends { readonly id: number }>(options: ListFocusOptions<Row>) {
  const { shown, dialog, fallbackRef } = options;
  const latest = useLatest(options);
  const opened = useRef({ id: -1, index: 0 });
  const id = dialog?.row?.id;
  const isOpen = dialog !== undefined;
  useEffect(() => {
    if (isOpen) opened.current = { id: id ?? -1, index: indexOf(id, latest.current.shown) };
  }, [isOpen, id, latest]);

  return useFocusReturn({
    isAway: isOpen,
    content: shown,
    target: (area) => {
      const { id: openedId, index } = opened.current;
      if (openedId === -1 && fallbackRef !== undefined) return fallbackRef.current;
      const current = indexOf(openedId, shown);
      const row = current === -1 ? Math.min(Math.max(index, 0), shown.length - 1) : current;
      const cells = row < 0 ? undefined : cellAt(area, { row, column: 0 })?.parentElement;
      return cells?.querySelector('button') ?? area.querySelector<HTMLElement>(tabStop);
    },
  });
}

const tabStop = '[role="grid"] [tabindex="0"]';

function indexOf(id: number | undefined, rows: readonly { readonly id: number }[]): number {
  return rows.findIndex((row) => row.id === id);
}
