import { startTransition, useMemo, useState } from 'react';

/** An open dialog of a list. */
export interface AboutRow<Row> {
  readonly kind: string;
  /** The dialog's row, if it has one. */
  readonly row?: Row | undefined;
}

interface ListDialog<Dialog> {
  /** The open dialog, with the current row. */
  readonly dialog: Dialog | undefined;
  /** A stable function, as is `close`. */
  readonly open: (dialog: Dialog) => void;
  readonly close: () => void;
}

/** Opens and closes the dialogs of a list. When the list is read again, the dialog gets the new row. */
export function useListDialog<Row extends { readonly id: number }, Dialog extends AboutRow<Row>>(
  rows: readonly Row[],
): ListDialog<Dialog> {
  const [opened, setOpened] = useState<Dialog>();
  const dialog = useMemo(() => opened && withCurrentRow(opened, rows), [opened, rows]);
  // The pressed button responds first; the dialog renders at lower priority.
  const [actions] = useState(() => ({
    open: (next: Dialog) => startTransition(() => setOpened(next)),
    close: () => setOpened(undefined),
  }));
  return { dialog, ...actions };
}

function withCurrentRow<Row extends { readonly id: number }, Dialog extends AboutRow<Row>>(
  dialog: Dialog,
  rows: readonly Row[],
): Dialog {
  const { row } = dialog;
  const fresh = row && rows.find(({ id }) => id === row.id);
  return fresh === undefined ? dialog : { ...dialog, row: fresh };
}
