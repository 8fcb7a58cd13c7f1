import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { ForgotBox, LinkLikeButton } from './sign-in.styles.ts';

/** The password form where only one-time passwords are accepted, hidden until the user asks for it. */
export function OneTimePassword({ children }: { readonly children: ReactNode }) {
  const messages = useMessages(signInMessages);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <>
      <ForgotBox>
        <LinkLikeButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.oneTime}
        </LinkLikeButton>
      </ForgotBox>
      <div id={formId} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
