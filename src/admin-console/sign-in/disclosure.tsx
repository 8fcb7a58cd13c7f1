import { type ReactNode, useId, useState } from 'react';
import { ForgotBox, LinkLikeButton } from './sign-in.styles.ts';

interface DisclosureProps {
  /** The text of the button that shows and hides the content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Content that is hidden until the user asks for it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <>
      <ForgotBox>
        <LinkLikeButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </LinkLikeButton>
      </ForgotBox>
      <div id={contentId} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
