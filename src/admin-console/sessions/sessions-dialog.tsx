import { formatTimestamp } from '../../domain/calendar/timestamp.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/stack/stack.styles.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { deviceOf } from './device.flow.ts';
import { OwnList, OwnRow } from './own-list.tsx';
import { Passkeys } from './passkeys.tsx';
import { useSessions } from './sessions.controller.ts';
import { sessionsMessages } from './sessions.messages.ts';

/** One's own sessions, on every device, and passkeys: those that one does not know can be ended. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useMessages(sessionsMessages);
  const locale = useLocale();
  const { list, isBusy, failure, end, endOthers, hasPasskeys } = useSessions();
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <Stack>
        <FailureAlert failure={failure} />
        <OwnList list={list}>
          {(row) => {
            const device = deviceOf(row.userAgent) || words.unknown;
            const when = row.seenAt === undefined ? '' : formatTimestamp(row.seenAt, locale);
            return (
              <OwnRow
                key={row.id}
                name={device}
                facts={[
                  when && formatMessage(words.seen, { when }),
                  row.address,
                  row.openedBy === 'passkey' && words.byPasskey,
                ]}
                action={words.end}
                actionName={formatMessage(words.endAction, { device, when })}
                isBusy={isBusy}
                onAction={() => end(row)}
              >
                {row.isCurrent && <Badge tone="success">{words.here}</Badge>}
              </OwnRow>
            );
          }}
        </OwnList>
        {endOthers && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={endOthers}>
            {words.endOthers}
          </Button>
        )}
        {hasPasskeys && <Passkeys />}
      </Stack>
    </Dialog>
  );
}
