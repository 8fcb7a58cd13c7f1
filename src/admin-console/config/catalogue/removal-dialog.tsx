import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubjectName } from '../../../ui/dialog/dialog-parts.styles.ts';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { configMessages } from '../config.messages.ts';
import type { Catalogue, CatalogueRow } from './catalogue.ts';
import { FailedChange } from './failed-change.tsx';
import { useCatalogueChange } from './use-catalogue-change.ts';

interface RemovalDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Asks before a row goes (spec §2), or says why it must stay (ruling 42). */
export function RemovalDialog<Row extends CatalogueRow, Field extends string>(
  props: RemovalDialogProps<Row, Field>,
) {
  const refusal = props.catalogue.refuseRemoval?.(props.row, props.rows);
  return refusal === undefined ? <Question {...props} /> : <Refusal {...props} reason={refusal} />;
}

function Question<Row extends CatalogueRow, Field extends string>({
  catalogue,
  row,
  onClose,
}: RemovalDialogProps<Row, Field>) {
  const { api } = useGraduation();
  const words = useMessages(configMessages);
  const { words: own, listKey, dependents } = catalogue;
  const change = useCatalogueChange({ failed: own.removeFailed, lists: [listKey, ...dependents] });
  const remove = () =>
    change.run({
      call: () => catalogue.remove(api, row.id),
      done: own.removed,
      onDone: onClose,
    });

  return (
    <Dialog
      title={own.removeTitle}
      tone="danger"
      size="small"
      isOpen
      onClose={onClose}
      isDismissable={!change.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isBusy}>
            {words.cancel}
          </Button>
          <Button variant="danger" isBusy={change.isBusy} onClick={remove}>
            {words.remove}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{own.removeText}</Text>
        <SubjectName>{catalogue.nameOf(row) || words.unnamed}</SubjectName>
        <Text>{words.irreversible}</Text>
        <FailedChange failure={change.failure} />
      </Stack>
    </Dialog>
  );
}

interface RefusalProps<Row extends CatalogueRow, Field extends string>
  extends RemovalDialogProps<Row, Field> {
  readonly reason: string;
}

function Refusal<Row extends CatalogueRow, Field extends string>(props: RefusalProps<Row, Field>) {
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
