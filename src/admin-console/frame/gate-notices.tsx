import { useMessages } from '#messages/messages-context.tsx';
import { useAuth, useGraduation } from '#provider/graduation-context.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { styled } from '#ui/styled/styled.ts';
import { consoleMessages } from '../console.messages.ts';
import { signInMessages } from '../sign-in/sign-in.messages.ts';

/** Replaces the blank page of a console that is mounted at a URL outside its paths. */
export function MisplacedNotice() {
  const messages = useMessages(consoleMessages);
  return (
    <NoticePlace>
      <Alert tone="warning" title={messages.misplaced}>
        {messages.misplacedText}
      </Alert>
    </NoticePlace>
  );
}

/** Tells a user without access so, when there is no other page to redirect to. */
export function NoAccessNotice({ onSignOut }: { readonly onSignOut: (() => void) | undefined }) {
  const messages = useMessages(consoleMessages);
  return (
    <NoticePlace>
      <Alert
        tone="warning"
        title={messages.barred}
        action={
          onSignOut !== undefined && (
            <Button variant="secondary" onClick={onSignOut}>
              {messages.signOut}
            </Button>
          )
        }
      >
        {messages.barredText}
      </Alert>
    </NoticePlace>
  );
}

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

/** The whole page, for a notice in place of the frame. */
const NoticePlace = styled.div`
  max-inline-size: 40em;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: var(--birrete-space-7) var(--birrete-space-4);
`;
