import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { consoleMessages } from '../console.messages.ts';
import { NoticePlace } from './notice.styles.ts';

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
