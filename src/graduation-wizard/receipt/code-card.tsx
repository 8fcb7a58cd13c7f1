import { useMessages } from '#messages/messages-context.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Code, CodeFrame, CodeLabel } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';

/** The code in large figures, with a button to copy it. */
export function CodeCard({ code }: { readonly code: string }) {
  const messages = useMessages(receiptMessages);
  const wizard = useMessages(wizardMessages);
  return (
    <CopyText
      text={code}
      show={(text) => (
        <CodeFrame>
          <CodeLabel>{wizard.code}</CodeLabel>
          <Code {...text} />
        </CodeFrame>
      )}
      copiedText={messages.copied}
      failedText={messages.copyFailed}
    >
      {messages.copyCode}
    </CopyText>
  );
}
