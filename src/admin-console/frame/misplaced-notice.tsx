import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { consoleMessages } from '../console.messages.ts';
import { NoticePlace } from './notice.styles.ts';

/** Replaces the blank page of a console that is mounted at a URL outside its paths. */
export function MisplacedNotice() {
  const words = useMessages(consoleMessages);
  return (
    <NoticePlace>
      <Alert tone="warning" title={words.misplaced}>
        {words.misplacedText}
      </Alert>
    </NoticePlace>
  );
}
