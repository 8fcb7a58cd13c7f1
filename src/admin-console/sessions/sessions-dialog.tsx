import type { OwnSession } from '../../api/auth/sessions.ts';
import { formatTimestamp } from '../../domain/calendar/timestamp.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Text } from '../../ui/text/text.tsx';
import { FailureAlert } from '../form/failure-alert.tsx';
import { RetryAlert } from '../list/retry-alert.tsx';
import { deviceOf } from './device.flow.ts';
import { type SessionsController, useSessions } from './sessions.controller.ts';
import { sessionsMessages } from './sessions.messages.ts';
import { SessionList, SessionRow } from './sessions.styles.ts';

/** One's own sessions, on every device: those that one does not know can be ended. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useMessages(sessionsMessages);
  const sessions = useSessions();
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <Stack>
        <FailureAlert failure={sessions.failure} />
        <Sessions {...sessions} />
      </Stack>
    </Dialog>
  );
}

function Sessions({ list, isBusy, end, endOthers }: SessionsController) {
  const words = useMessages(sessionsMessages);
  if (list.status === 'loading') return <Skeleton lines={3} />;
  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.sentence}</RetryAlert>;
  }
  return (
    <>
      <SessionList>
        {list.rows.map((row) => (
          <Session key={row.id} row={row} isBusy={isBusy} onEnd={() => end(row)} />
        ))}
      </SessionList>
      {endOthers && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={endOthers}>
          {words.endOthers}
        </Button>
      )}
    </>
  );
}

interface SessionProps {
  readonly row: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Session({ row, isBusy, onEnd }: SessionProps) {
  const { seenAt, address, userAgent, isCurrent } = row;
  const words = useMessages(sessionsMessages);
  const locale = useLocale();
  const device = deviceOf(userAgent) || words.unknown;
  const when = seenAt === undefined ? '' : formatTimestamp(seenAt, locale);
  return (
    <SessionRow>
      <div>
        <Text>{device}</Text>
        <Text size="small" tone="muted">
          {[when && formatMessage(words.seen, { when }), address].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {isCurrent ? (
        <Badge tone="success">{words.here}</Badge>
      ) : (
        <Button
          variant="secondary"
          aria-label={formatMessage(words.endAction, { device, when })}
          aria-disabled={isBusy}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </SessionRow>
  );
}
