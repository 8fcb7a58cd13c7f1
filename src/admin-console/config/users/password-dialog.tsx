import { useRef } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/copy-text/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { Password, PasswordFrame, PasswordLabel } from './password-dialog.styles.ts';
import { usersMessages } from './users.messages.ts';

interface PasswordDialogProps {
  /** The user's name. */
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/**
 * Shows a one-time password. Only its button closes the dialog, because the password is never shown again.
 */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const messages = useMessages(usersMessages);
  const passwordRef = useRef<HTMLElement>(null);

  return (
    <Dialog
      title={messages.passwordTitle}
      size="small"
      isOpen
      onClose={onClose}
      isDismissable={false}
      footer={<Button onClick={onClose}>{messages.passwordKept}</Button>}
    >
      <Stack>
        <Text>{formatMessage(messages.passwordText, { name })}</Text>
        <PasswordFrame>
          <PasswordLabel>{messages.password}</PasswordLabel>
          <Password ref={passwordRef} translate="no" dir="ltr">
            {password}
          </Password>
        </PasswordFrame>
        <CopyButton
          text={password}
          shownIn={passwordRef}
          copiedText={messages.copied}
          failedText={messages.copyFailed}
        >
          {messages.copy}
        </CopyButton>
      </Stack>
    </Dialog>
  );
}
