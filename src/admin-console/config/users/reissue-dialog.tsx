import { useChange } from '#admin-console/data/use-change.ts';
import { ConfirmDialog } from '#admin-console/form/form-dialog.tsx';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CatalogueRow, ListedCatalogue } from '../catalogue/catalogue.ts';
import { configMessages } from '../config.messages.ts';
import { usersMessages } from './users.messages.ts';

interface ReissueDialogProps<Row extends CatalogueRow> {
  readonly catalogue: ListedCatalogue<Row>;
  readonly row: Row;
  readonly onClose: () => void;
  readonly onPassword: (name: string, password: string | undefined) => void;
}

/**
 * Asks for confirmation before replacing a password. If the response with the new password is lost, the action can be
 * repeated.
 */
export function ReissueDialog<Row extends CatalogueRow>(props: ReissueDialogProps<Row>) {
  const { catalogue, row, onClose, onPassword } = props;
  const { cancel } = useMessages(configMessages);
  const messages = useMessages(usersMessages);
  const change = useChange(catalogue.resource, messages.reissueFailed);
  const name = catalogue.nomenclatureName(row);
  const reissue = () => {
    let password: string | undefined;
    change.run({
      row,
      call: async (api, known) => {
        password = await catalogue.reissue?.call(api, known);
        return undefined;
      },
      done: messages.reissued,
      onDone: () => onPassword(name, password),
    });
  };

  return (
    <ConfirmDialog
      title={messages.reissue}
      size="small"
      cancelLabel={cancel}
      actionLabel={messages.reissue}
      change={change}
      onConfirm={reissue}
      onClose={onClose}
    >
      <Text>{formatMessage(messages.reissueText, { name })}</Text>
    </ConfirmDialog>
  );
}
