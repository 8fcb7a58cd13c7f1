import { useRef, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/copy-text/copy-text.ts';
import { CheckIcon, CopyIcon } from '../../ui/icon/icons.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Code, CodeFrame, CodeLabel, CopyNote } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';

type Copying = 'idle' | 'copied' | 'failed';

/** The code, large, and its way to the clipboard; where that is closed, the code is selected for copying by hand. */
export function CodeCard({ code }: { readonly code: string }) {
  const words = useMessages(receiptMessages);
  const wizard = useMessages(wizardMessages);
  const [copying, setCopying] = useState<Copying>('idle');
  const text = useRef<HTMLElement>(null);

  const copy = async () => {
    const isCopied = await copyText(code);
    if (!isCopied && text.current !== null) getSelection()?.selectAllChildren(text.current);
    setCopying(isCopied ? 'copied' : 'failed');
  };
  const note = { idle: undefined, copied: words.copied, failed: words.copyFailed }[copying];

  return (
    <>
      <CodeFrame>
        <CodeLabel>{wizard.code}</CodeLabel>
        <Code ref={text} translate="no" dir="ltr">
          {code}
        </Code>
      </CodeFrame>
      <Button
        variant="secondary"
        icon={copying === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      >
        <span>{words.copyCode}</span>
      </Button>
      <CopyNote role="status">
        {note === undefined ? null : <span key={note}>{note}</span>}
      </CopyNote>
    </>
  );
}
