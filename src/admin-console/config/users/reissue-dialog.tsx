import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useChange } from '../../data/use-change.ts';
import { ConfirmDialog } from '../../form/form-dialog.tsx';
import type { Catalogue, CatalogueRow } from '../catalogue/catalogue.ts';
import { configMessages } from '../config.messages.ts';
import { usersMessages } from './users.messages.ts';

interface ReissueDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly row: Row;
  readonly onClose: () => void;
  readonly onPassword: (name: string, password: string | undefined) => void;
}

/**
 * Asks before a password is replaced. One that is lost with the answer needs no help: the action is there to give
 * another.
 */
export function ReissueDialog<Row extends CatalogueRow, Field extends string>(
  props: ReissueDialogProps<Row, Field>,
) {
  const { catalogue, row, onClose, onPassword } = props;
  const { cancel } = useMessages(configMessages);
  const words = useMessages(usersMessages);
  const change = useChange(catalogue.resource, words.reissueFailed);
  const name = catalogue.nameOf(row);
  const reissue = () => {
    let password: string | undefined;
    change.run({
      row,
      call: async (api, known) => {
        password = await catalogue.reissue?.call(api, known);
        return undefined;
      },
      done: words.reissued,
      onDone: () => onPassword(name, password),
    });
  };

  return (
    <ConfirmDialog
      title={words.reissue}
      size="small"
      cancelLabel={cancel}
      actionLabel={words.reissue}
      change={change}
      onConfirm={reissue}
      onClose={onClose}
    >
      <Text>{formatMessage(words.reissueText, { name })}</Text>
    </ConfirmDialog>
  );
}
