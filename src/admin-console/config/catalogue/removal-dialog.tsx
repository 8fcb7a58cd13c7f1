import { useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubjectName } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { useChange } from '../../data/use-change.ts';
import { ConfirmDialog } from '../../form/form-dialog.tsx';
import { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';

interface RemovalDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Asks before a row goes, or says why it must stay. */
export function RemovalDialog<Row extends CatalogueRow, Field extends string>(
  props: RemovalDialogProps<Row, Field>,
) {
  const refusal = props.catalogue.changes.refuseRemoval?.(props.row, props.rows);
  return refusal === undefined ? (
    <RemovalQuestion {...props} />
  ) : (
    <RefusedRemoval {...props} reason={refusal} />
  );
}

function RemovalQuestion<Row extends CatalogueRow, Field extends string>({
  catalogue,
  row,
  onClose,
}: RemovalDialogProps<Row, Field>) {
  const words = useMessages(configMessages);
  const { words: own, resource } = catalogue;
  const change = useChange(resource, own.removeFailed);
  const remove = () =>
    change.run({
      row,
      call: catalogue.changes.remove,
      done: own.removed,
      onDone: onClose,
    });

  return (
    <ConfirmDialog
      title={own.removeTitle}
      size="small"
      cancelLabel={words.cancel}
      actionLabel={words.remove}
      change={change}
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>{own.removeText}</Text>
      <SubjectName>{catalogue.nameOf(row) || words.unnamed}</SubjectName>
      <Text>{words.irreversible}</Text>
    </ConfirmDialog>
  );
}

interface RefusedRemovalProps<Row extends CatalogueRow, Field extends string>
  extends RemovalDialogProps<Row, Field> {
  readonly reason: string;
}

function RefusedRemoval<Row extends CatalogueRow, Field extends string>(
  props: RefusedRemovalProps<Row, Field>,
) {
  const { catalogue, row, reason, onClose } = props;
  const words = useMessages(configMessages);
  return (
    <Dialog
      title={catalogue.words.removeTitle}
      size="small"
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.understood}</Button>}
    >
      <Stack>
        <SubjectName>{catalogue.nameOf(row) || words.unnamed}</SubjectName>
        <Alert tone="warning">{reason}</Alert>
      </Stack>
    </Dialog>
  );
}
