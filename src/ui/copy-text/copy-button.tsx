import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckIcon, CopyIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';
import { copyText } from './copy-text.ts';

/** Inherits the layout of the box around it. */
const CopyBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  gap: var(--birrete-space-3);
`;

/** A live region must be rendered before its text, or screen readers miss it; empty, it takes no space. */
const CopyNote = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);

  &:empty {
    margin-block-start: calc(-1 * var(--birrete-space-3));
  }
`;

interface CopyButtonProps {
  readonly text: string;
  /** The element with the text, selected for copying by keyboard if the clipboard is not available. */
  readonly shownIn: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly copiedText: string;
  readonly failedText: string;
}

/** Copies a text that is shown beside it, and announces the result. */
export function CopyButton(props: CopyButtonProps) {
  const { text, shownIn, children, copiedText, failedText } = props;
  const [result, setResult] = useState<'copied' | 'failed'>();
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && shownIn.current !== null) getSelection()?.selectAllChildren(shownIn.current);
    setResult(isCopied ? 'copied' : 'failed');
  };

  return (
    <CopyBox>
      <Button
        variant="secondary"
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={copy}
      >
        <span>{children}</span>
      </Button>
      <CopyNote role="status">
        {result !== undefined && (
          <span key={result}>{result === 'copied' ? copiedText : failedText}</span>
        )}
      </CopyNote>
    </CopyBox>
  );
}
