import { useMessages } from '#messages/messages-context.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Disclosure } from './disclosure.tsx';
import { signInMessages } from './sign-in.messages.ts';
import { ForgotBox, LinkLikeButton } from './sign-in.styles.ts';

/** The help of the host for users who have forgotten their password. */
export interface ForgotPassword {
  /** The address that '¿Olvidaste tu contraseña?' links to. @default none: a short help text in place */
  readonly forgotPasswordHref?: string | undefined;
  /** Called in place of a navigation to `forgotPasswordHref`. */
  readonly onForgotPassword?: (() => void) | undefined;
}

/** '¿Olvidaste tu contraseña?': links to the host's page, calls the host, or opens a short help text in place. */
export function ForgotPasswordLink({ forgotPasswordHref, onForgotPassword }: ForgotPassword) {
  const messages = useMessages(signInMessages);
  if (onForgotPassword !== undefined) {
    return (
      <LinkLikeButton type="button" onClick={onForgotPassword}>
        {messages.forgot}
      </LinkLikeButton>
    );
  }
  if (forgotPasswordHref === undefined) return <ForgotHelp />;
  return <Link href={forgotPasswordHref}>{messages.forgot}</Link>;
}

function ForgotHelp() {
  const messages = useMessages(signInMessages);
  return (
    <Disclosure label={messages.forgot}>
      <ForgotBox>
        <Text size="small" tone="muted">
          {messages.forgotHelp}
        </Text>
      </ForgotBox>
    </Disclosure>
  );
}
