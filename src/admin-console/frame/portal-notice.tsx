import { useMessages } from '../../messages/messages-context.tsx';
import { useAuth, useGraduation } from '../../provider/graduation-context.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Link } from '../../ui/link/link.tsx';
import { signInMessages } from '../sign-in/sign-in.messages.ts';
import { NoticePlace } from './notice.styles.ts';

/** Tells the user to sign in at the portal around the console, with a link if the host configured one. */
export function PortalNotice() {
  const { router } = useGraduation();
  const { signInHref } = useAuth();
  const words = useMessages(signInMessages);
  return (
    <NoticePlace>
      <Alert
        tone="info"
        title={words.elsewhere}
        action={
          signInHref !== undefined && (
            <Link href={router?.href(signInHref) ?? signInHref}>{words.submit}</Link>
          )
        }
      >
        {words.elsewhereText}
      </Alert>
    </NoticePlace>
  );
}
