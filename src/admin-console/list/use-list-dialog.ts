import { startTransition, useMemo, useState } from 'react';

/** A dialog over a list. */
export interface AboutRow<Row> {
  readonly kind: string;
  /** The row that the dialog is about, if it is about one. */
  readonly row?: Row | undefined;
}

interface ListDialog<Dialog> {
  /** The open dialog, about its row as it was last read. */
  readonly dialog: Dialog | undefined;
  /** The same function between renders, as is `close`. */
  readonly open: (dialog: Dialog) => void;
  readonly close: () => void;
}

/** Which dialog is open over a list. Somebody else may change its row meanwhile: the dialog follows the list. */
export function useListDialog<Row extends { readonly id: number }, Dialog extends AboutRow<Row>>(
  rows: readonly Row[],
): ListDialog<Dialog> {
  const [opened, setOpened] = useState<Dialog>();
  const dialog = useMemo(() => opened && withFreshRow(opened, rows), [opened, rows]);
  // A slow computer shows the press first, and the dialog a moment later.
  const [actions] = useState(() => ({
    open: (next: Dialog) => startTransition(() => setOpened(next)),
    close: () => setOpened(undefined),
  }));
  return { dialog, ...actions };
}

function withFreshRow<Row extends { readonly id: number }, Dialog extends AboutRow<Row>>(
  dialog: Dialog,
  rows: readonly Row[],
): Dialog {
  const { row } = dialog;
  const fresh = row && rows.find(({ id }) => id === row.id);
  return fresh === undefined ? dialog : { ...dialog, row: fresh };
}
