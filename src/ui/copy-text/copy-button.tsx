import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CheckIcon, CopyIcon } from '../icon/icons.tsx';
import { styled } from '../styled/styled.ts';

/** Aligns its children like the box around it. */
const CopyBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  gap: var(--birrete-space-3);
`;

/** A live region must exist before its text, or screen readers miss it; an empty one takes no space. */
const CopyNote = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);

  &:empty {
    margin-block-start: calc(-1 * var(--birrete-space-3));
  }
`;

export interface CopyButtonProps {
  readonly text: string;
  /** The element that shows the text. It is selected if the clipboard is unavailable, so that the user can copy it by keyboard. */
  readonly shownIn: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  readonly copiedText: string;
  readonly failedText: string;
}

/** Copies a text that is shown next to it, and announces whether that worked. */
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
          // A new element, because page translation replaces the text nodes of the old one.
          <span key={result}>{result === 'copied' ? copiedText : failedText}</span>
        )}
      </CopyNote>
    </CopyBox>
  );
}

/** Resolves to false where the clipboard is unavailable: on pages without TLS, and in frames that must not use it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
