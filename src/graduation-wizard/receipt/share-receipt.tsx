import { useState } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Text } from '#ui/text/text.tsx';
import { receiptMessages } from './receipt.messages.ts';

interface ShareReceiptProps {
  /** Why the receipt is not on paper. */
  readonly reason: string;
  /** The receipt as text. */
  readonly text: string;
}

/** Other ways to save the receipt where the browser neither prints nor saves files. */
export function ShareReceipt({ reason, text }: ShareReceiptProps) {
  const messages = useMessages(receiptMessages);
  const [hasFailed, setFailed] = useState(false);
  const share = () => {
    setFailed(false);
    navigator
      .share({ title: messages.receiptTitle, text })
      .catch((error: unknown) => setFailed(!isDismissal(error)));
  };
  return (
    <Alert tone="info" live="polite">
      <Stack $gap={3}>
        <Text>{reason}</Text>
        {'share' in navigator && <Button onClick={share}>{messages.share}</Button>}
        {hasFailed && <Text tone="danger">{messages.shareFailed}</Text>}
        <CopyText
          text={text}
          show={(shown) => <ReceiptLines {...shown} dir="auto" />}
          copiedText={messages.receiptCopied}
          failedText={messages.receiptCopyFailed}
        >
          {messages.copyReceipt}
        </CopyText>
      </Stack>
    </Alert>
  );
}

/** The user closed the list of apps. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

const ReceiptLines = styled.span`
  display: block;
  font-size: var(--birrete-size-small);
  text-align: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
