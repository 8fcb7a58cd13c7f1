import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { usersMessages } from './users.messages.ts';

interface LostPasswordDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Explains what to do if a user was created, but the response with the one-time password was lost. */
export function LostPasswordDialog({ name, onClose }: LostPasswordDialogProps) {
  const { messages, format } = useText(usersMessages);
  return (
    <Dialog
      title={messages.passwordLostTitle}
      size="small"
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.passwordLostKnown}</Button>}
    >
      <Text>{format(messages.passwordLostText, { name })}</Text>
    </Dialog>
  );
}
