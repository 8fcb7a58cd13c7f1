import { ConfirmDialog } from '#admin-console/form/form-dialog.tsx';
import type { User } from '#api/users/users.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Text } from '#ui/text/text.tsx';
import type { RowActionDialogProps } from '../catalogue/catalogue.ts';
import { configMessages } from '../config.messages.ts';
import { useReissue } from './reissue.controller.ts';
import { usersMessages } from './users.messages.ts';

/** Asks for confirmation before replacing a password. */
export function ReissueDialog(props: RowActionDialogProps<User>) {
  const { cancel } = useMessages(configMessages);
  const { messages, format } = useText(usersMessages);
  const { change, reissue } = useReissue(props);

  return (
    <ConfirmDialog
      title={messages.reissue}
      size="small"
      cancelLabel={cancel}
      actionLabel={messages.reissue}
      change={change}
      onConfirm={reissue}
      onClose={props.onClose}
    >
      <Text>{format(messages.reissueText, { name: props.name })}</Text>
    </ConfirmDialog>
  );
}
