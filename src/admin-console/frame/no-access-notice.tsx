import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { consoleMessages } from '../console.messages.ts';
import { NoticePlace } from './notice.styles.ts';

/** For somebody without access where there is no other page to send them to. */
export function NoAccessNotice({ onSignOut }: { readonly onSignOut: (() => void) | undefined }) {
  const words = useMessages(consoleMessages);
  return (
    <NoticePlace>
      <Alert
        tone="warning"
        title={words.barred}
        action={
          onSignOut !== undefined && (
            <Button variant="secondary" onClick={onSignOut}>
              {words.signOut}
            </Button>
          )
        }
      >
        {words.barredText}
      </Alert>
    </NoticePlace>
  );
}
