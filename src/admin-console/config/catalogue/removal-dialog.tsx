import { useChange } from '#admin-console/data/use-change.ts';
import { ConfirmDialog } from '#admin-console/form/form-dialog.tsx';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SubjectName } from '#ui/dialog/dialog-parts.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { configMessages } from '../config.messages.ts';
import type { CatalogueRow, ListedCatalogue } from './catalogue.ts';

interface RemovalDialogProps<Row extends CatalogueRow> {
  readonly catalogue: ListedCatalogue<Row>;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Asks for confirmation before removing a row, or explains why it can't be removed. */
export function RemovalDialog<Row extends CatalogueRow>(props: RemovalDialogProps<Row>) {
  const refusal = props.catalogue.changes.refuseRemoval?.(props.row, props.rows);
  return refusal === undefined ? (
    <RemovalQuestion {...props} />
  ) : (
    <RefusedRemoval {...props} reason={refusal} />
  );
}

function RemovalQuestion<Row extends CatalogueRow>({
  catalogue,
  row,
  onClose,
}: RemovalDialogProps<Row>) {
  const messages = useMessages(configMessages);
  const { messages: catalogueMessages, resource } = catalogue;
  const change = useChange(resource, catalogueMessages.removeFailed);
  const remove = () =>
    change.run({
      row,
      call: catalogue.changes.remove,
      done: catalogueMessages.removed,
      onDone: onClose,
    });

  return (
    <ConfirmDialog
      title={catalogueMessages.removeTitle}
      size="small"
      cancelLabel={messages.cancel}
      actionLabel={messages.remove}
      change={change}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>{catalogueMessages.removeText}</Text>
      <SubjectName>{catalogue.rowName(row) || messages.unnamed}</SubjectName>
      <Text>{catalogue.restoration ?? messages.irreversible}</Text>
    </ConfirmDialog>
  );
}

interface RefusedRemovalProps<Row extends CatalogueRow> extends RemovalDialogProps<Row> {
  readonly reason: string;
}

function RefusedRemoval<Row extends CatalogueRow>(props: RefusedRemovalProps<Row>) {
  const { catalogue, row, reason, onClose } = props;
  const messages = useMessages(configMessages);
  return (
    <Dialog
      title={catalogue.messages.removeTitle}
      size="small"
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.understood}</Button>}
    >
      <Stack>
        <SubjectName>{catalogue.rowName(row) || messages.unnamed}</SubjectName>
        <Alert tone="warning">{reason}</Alert>
      </Stack>
    </Dialog>
  );
}
