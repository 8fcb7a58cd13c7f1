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
  const words = useMessages(signInMessages);
  if (typeof target === 'string') return <Link href={target}>{words.forgot}</Link>;
  if (target === undefined) return <ForgotHelp />;
  return (
    <LinkLikeButton type="button" onClick={target}>
      {words.forgot}
    </LinkLikeButton>
  );
}

function ForgotHelp() {
  const words = useMessages(signInMessages);
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
        {words.forgot}
      </LinkLikeButton>
      <div id={helpId} hidden={!isOpen}>
        <Text size="small" tone="muted">
          {words.forgotHelp}
        </Text>
      </div>
    </ForgotBox>
  );
}
