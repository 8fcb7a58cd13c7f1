import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckIcon, CopyIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';
import { copyText } from './copy-text.ts';

/** Laid out as the box around it is. */
const CopyBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  gap: var(--birrete-space-3);
`;

/** A live region is rendered before its text, or screen readers would miss it; empty, it takes no room. */
const CopyNote = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);

  &:empty {
    margin-block-start: calc(-1 * var(--birrete-space-3));
  }
`;

interface CopyButtonProps {
  readonly text: string;
  /** The element that shows the text: selected where the clipboard is closed, for copying by keyboard. */
  readonly shownIn: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly copiedText: string;
  readonly failedText: string;
}

/** Copies a text that is shown beside it, and says whether that worked. */
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
