import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { consoleMessages } from '../console.messages.ts';
import { NoticePlace } from './notice.styles.ts';

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
