import { LazyDialog } from '#admin-console/list/lazy-dialog.tsx';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { lazyView } from '#react/lazy.tsx';
import { printMessages } from './print.messages.ts';
import { inRegisterOrder } from './print-run.flow.ts';

const printDialog = lazyView(() => import('./print-dialog.tsx').then((file) => file.PrintDialog));

interface OpenPrintDialogProps {
  readonly selected: readonly IssuedTitle[];
  /** All titles, in register order. */
  readonly rows: readonly IssuedTitle[];
  readonly historyOf: HistoryOf;
  readonly onClose: () => void;
}

/** The dialog that prints some titles. The selection of the moment counts, though the list is read again meanwhile. */
export function OpenPrintDialog({ selected, rows, historyOf, onClose }: OpenPrintDialogProps) {
  const messages = useMessages(printMessages);
  const isHeld = ({ id }: IssuedTitle) => historyOf(id).standing.kind === 'on-hold';
  const inOrder = inRegisterOrder(selected, rows);
  const held = inOrder.filter(isHeld);
  const titles = inOrder.filter((title) => !isHeld(title));
  return (
    <LazyDialog
      view={printDialog}
      props={{ titles, held, onClose }}
      title={selected.length === 1 ? messages.printOne : messages.printMany}
    />
  );
}
