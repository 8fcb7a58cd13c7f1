import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { usersMessages } from './users.messages.ts';

interface LostPasswordDialogProps {
  /** Whose password it was. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A user was created, but the answer did not come, and a one-time password with it: what can be done about it. */
export function LostPasswordDialog({ name, onClose }: LostPasswordDialogProps) {
  const words = useMessages(usersMessages);
  return (
    <Dialog
      title={words.passwordLostTitle}
      size="small"
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.passwordLostKnown}</Button>}
    >
      <Text>{formatMessage(words.passwordLostText, { name })}</Text>
    </Dialog>
  );
}
