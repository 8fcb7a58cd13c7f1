import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { deviceOf } from '#domain/user/device.ts';
import { useText } from '#messages/messages-context.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { FailureAlert } from '../form/failure-alert.tsx';
import { ShortList, ShortListRow } from '../list/short-list.tsx';
import { Passkeys } from './passkeys.tsx';
import { useSessions } from './sessions.controller.ts';
import { sessionsMessages } from './sessions.messages.ts';

/** The user's sessions on all devices, which can be ended, and passkeys. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { messages, format, locale } = useText(sessionsMessages);
  const { list, isBusy, failure, end, endOthers, hasPasskeys } = useSessions();
  return (
    <Dialog title={messages.title} isOpen onClose={onClose}>
      <Stack>
        <FailureAlert failure={failure} />
        <ShortList list={list}>
          {(row) => {
            const device = deviceOf(row.userAgent) || messages.unknown;
            const when = row.seenAt === undefined ? '' : formatTimestamp(row.seenAt, locale);
            return (
              <ShortListRow
                key={row.id}
                name={device}
                facts={[
                  when && format(messages.seen, { when }),
                  row.address,
                  row.openedBy === 'passkey' && messages.byPasskey,
                ]}
                action={messages.end}
                actionName={format(messages.endAction, { device, when })}
                isBusy={isBusy}
                onAction={() => end(row)}
              >
                {row.isCurrent && <Badge tone="success">{messages.here}</Badge>}
              </ShortListRow>
            );
          }}
        </ShortList>
        {endOthers && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={endOthers}>
            {messages.endOthers}
          </Button>
        )}
        {hasPasskeys && <Passkeys isSettled={list.status !== 'loading'} />}
      </Stack>
    </Dialog>
  );
}
