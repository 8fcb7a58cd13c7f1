import { useRef, useState } from 'react';
import { formatMessage } from '../../../messages/format-message.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { copyText } from '../../../ui/copy-text/copy-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icon/icons.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { CopyNote, Password, PasswordFrame, PasswordLabel } from './password-dialog.styles.ts';
import { usersMessages } from './users.messages.ts';

interface PasswordDialogProps {
  /** Whose password it is. */
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

type Copying = 'idle' | 'copied' | 'failed';

/**
 * Shows a new user's one-time password. Only its button closes it: a press beside it would lose what cannot be had
 * again.
 */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const words = useMessages(usersMessages);
  const [copying, setCopying] = useState<Copying>('idle');
  const text = useRef<HTMLElement>(null);
  const note = { idle: undefined, copied: words.copied, failed: words.copyFailed }[copying];

  const copy = async () => {
    const isCopied = await copyText(password);
    if (!isCopied && text.current !== null) getSelection()?.selectAllChildren(text.current);
    setCopying(isCopied ? 'copied' : 'failed');
  };

  return (
    <Dialog
      title={words.passwordTitle}
      size="small"
      isOpen
      onClose={onClose}
      isDismissable={false}
      footer={<Button onClick={onClose}>{words.passwordKept}</Button>}
    >
      <Stack>
        <Text>{formatMessage(words.passwordText, { name })}</Text>
        <PasswordFrame>
          <PasswordLabel>{words.password}</PasswordLabel>
          <Password ref={text} translate="no" dir="ltr">
            {password}
          </Password>
        </PasswordFrame>
        <Button
          variant="secondary"
          icon={copying === 'copied' ? <CheckIcon /> : <CopyIcon />}
          onClick={copy}
        >
          {words.copy}
        </Button>
        <CopyNote role="status">
          {note === undefined ? null : <span key={note}>{note}</span>}
        </CopyNote>
      </Stack>
    </Dialog>
  );
}
