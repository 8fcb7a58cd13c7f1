import { useMessages } from '../../messages/messages-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { consoleMessages } from '../console.messages.ts';
import { NoticePlace } from './notice.styles.ts';

/** In place of a blank page, where the console was put at an address that it does not have. */
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
