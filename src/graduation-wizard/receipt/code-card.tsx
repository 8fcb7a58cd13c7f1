import { useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { CopyButton } from '../../ui/copy-text/copy-button.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Code, CodeFrame, CodeLabel } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';

/** The code in large figures, with a button to copy it. */
export function CodeCard({ code }: { readonly code: string }) {
  const messages = useMessages(receiptMessages);
  const wizard = useMessages(wizardMessages);
  const codeRef = useRef<HTMLElement>(null);

  return (
    <>
      <CodeFrame>
        <CodeLabel>{wizard.code}</CodeLabel>
        <Code ref={codeRef} translate="no" dir="ltr">
          {code}
        </Code>
      </CodeFrame>
      <CopyButton
        text={code}
        shownIn={codeRef}
        copiedText={messages.copied}
        failedText={messages.copyFailed}
      >
        {messages.copyCode}
      </CopyButton>
    </>
  );
}
