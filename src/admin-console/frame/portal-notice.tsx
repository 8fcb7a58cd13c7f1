import { useMessages } from '#messages/messages-context.tsx';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Link } from '#ui/link/link.tsx';
import { signInMessages } from '../sign-in/sign-in.messages.ts';
import { NoticePlace } from './notice.styles.ts';

/** Tells the user to sign in at the portal around the console, with a link if the host configured one. */
export function PortalNotice() {
  const { router } = useGraduation();
  const { signInHref } = useAuth();
  const messages = useMessages(signInMessages);
  return (
    <NoticePlace>
      <Alert
        tone="info"
        title={messages.elsewhere}
        action={
          signInHref !== undefined && (
            <Link href={router?.href(signInHref) ?? signInHref}>{messages.submit}</Link>
          )
        }
      >
        {messages.elsewhereText}
      </Alert>
    </NoticePlace>
  );
}
