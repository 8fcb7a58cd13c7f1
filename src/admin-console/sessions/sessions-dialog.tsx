import { endOwnSession, type OwnSession } from '../../api/auth/sessions.ts';
import { formatTimestamp } from '../../domain/calendar/timestamp.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { Text } from '../../ui/text/text.tsx';
import { resources } from '../data/resources.ts';
import { type Change, useChange } from '../data/use-change.ts';
import { useList } from '../data/use-list.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { RetryAlert } from '../list/retry-alert.tsx';
import { deviceOf } from './device.flow.ts';
import { sessionsMessages } from './sessions.messages.ts';
import { SessionList, SessionRow } from './sessions.styles.ts';

/** One's own sessions, on every device: those that one does not know can be ended. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useMessages(sessionsMessages);
  const change = useChange(resources.sessions, words.endFailed);
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <Stack>
        <FailureAlert failure={change.failure} />
        <Sessions change={change} />
      </Stack>
    </Dialog>
  );
}

function Sessions({ change }: { readonly change: Change<OwnSession> }) {
  const list = useList(resources.sessions);
  if (list.status === 'loading') return <Skeleton lines={3} />;
  if (list.status === 'failed') {
    return <RetryAlert onRetry={list.retry}>{list.sentence}</RetryAlert>;
  }
  return (
    <SessionList>
      {list.rows.map((row) => (
        <Session key={row.id} row={row} change={change} />
      ))}
    </SessionList>
  );
}

interface SessionProps {
  readonly row: OwnSession;
  readonly change: Change<OwnSession>;
}

function Session({ row, change }: SessionProps) {
  const { seenAt, address, userAgent, isCurrent } = row;
  const words = useMessages(sessionsMessages);
  const locale = useLocale();
  const device = deviceOf(userAgent) || words.unknown;
  const when = seenAt === undefined ? '' : formatTimestamp(seenAt, locale);
  const end = () => change.run({ row, call: endOwnSession, done: words.ended });
  return (
    <SessionRow>
      <div>
        <Text>{device}</Text>
        <Text size="small" tone="muted">
          {formatMessage(words.seen, { when })} {address}
        </Text>
      </div>
      {isCurrent ? (
        <Badge tone="success">{words.here}</Badge>
      ) : (
        <Button
          variant="secondary"
          aria-label={formatMessage(words.endAction, { device, when })}
          disabled={change.isBusy}
          onClick={end}
        >
          {words.end}
        </Button>
      )}
    </SessionRow>
  );
}
