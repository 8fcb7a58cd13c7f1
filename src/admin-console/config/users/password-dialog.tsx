import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Panel } from '#ui/stack/panel.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Text } from '#ui/text/text.tsx';
import { usersMessages } from './users.messages.ts';

interface PasswordDialogProps {
  readonly name: string;
  readonly password: string;
  readonly onClose: () => void;
}

/**
 * Shows a one-time password. Only its button closes the dialog, because the password is never shown again.
 */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const { messages, format } = useText(usersMessages);

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
        <Text>{format(messages.passwordText, { name })}</Text>
        <CopyText
          text={password}
          show={(text) => (
            <Panel $gap={1}>
              <Text as="span" size="small" tone="muted">
                {messages.password}
              </Text>
              <Password {...text} />
            </Panel>
          )}
          copiedText={messages.copied}
          failedText={messages.copyFailed}
        >
          {messages.copy}
        </CopyText>
      </Stack>
    </Dialog>
  );
}

/** A font with distinguishable letters: the password is read aloud and typed by hand. */
const Password = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 1.375em;
  line-height: 1.4;
  overflow-wrap: anywhere;
  user-select: all;
`;
