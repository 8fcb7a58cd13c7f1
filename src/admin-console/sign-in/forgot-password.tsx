import { useId, useState } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Text } from '../../ui/text/text.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { ForgotBox, LinkLikeButton } from './sign-in.styles.ts';

/** A URL, or a click handler. */
export type ForgotPassword = string | (() => void);

interface ForgotPasswordLinkProps {
  readonly target: ForgotPassword | undefined;
}

/** '¿Olvidaste tu contraseña?': links to the host's page, or opens a short help text in place. */
export function ForgotPasswordLink({ target }: ForgotPasswordLinkProps) {
  const messages = useMessages(signInMessages);
  if (typeof target === 'string') return <Link href={target}>{messages.forgot}</Link>;
  if (target === undefined) return <ForgotHelp />;
  return (
    <LinkLikeButton type="button" onClick={target}>
      {messages.forgot}
    </LinkLikeButton>
  );
}

function ForgotHelp() {
  const messages = useMessages(signInMessages);
  const [isOpen, setOpen] = useState(false);
  const helpId = useId();
  return (
    <ForgotBox>
      <LinkLikeButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={helpId}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.forgot}
      </LinkLikeButton>
      <div id={helpId} hidden={!isOpen}>
        <Text size="small" tone="muted">
          {messages.forgotHelp}
        </Text>
      </div>
    </ForgotBox>
  );
}
