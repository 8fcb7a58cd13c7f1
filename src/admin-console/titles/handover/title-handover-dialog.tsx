import { useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { openHandoverBook } from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { handoverMessages } from '../collection/handover.messages.ts';
import { CorrectHandoverDialog } from './delivery/correct-handover-dialog.tsx';
import { RecordHandoverDialog } from './delivery/record-handover-dialog.tsx';
import { titleName } from './handover-texts.ts';
import { TitleHandover } from './title-handover.tsx';

interface TitleHandoverDialogProps {
  readonly title: IssuedTitle;
  readonly onClose: () => void;
}

/** Records the collection of a title, or shows its entries if it has been collected. */
export function TitleHandoverDialog({ title, onClose }: TitleHandoverDialogProps) {
  const messages = useMessages(handoverMessages);
  const { can } = useConsole();
  const list = useList(resources.handovers);
  const [isCorrecting, setCorrecting] = useState(false);
  const book = list.status === 'ready' ? openHandoverBook(list.rows) : undefined;
  const delivery = book?.deliveryOf(title);

  if (book !== undefined && delivery === undefined && can('titles.hand-over')) {
    return <RecordHandoverDialog titles={[title]} onClose={onClose} />;
  }
  if (delivery !== undefined && isCorrecting) {
    return <CorrectHandoverDialog delivery={delivery} onClose={() => setCorrecting(false)} />;
  }
  return (
    <Dialog
      title={messages.entries}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
          {delivery !== undefined && can('titles.hand-over') && (
            <Button onClick={() => setCorrecting(true)}>{messages.correct}</Button>
          )}
        </>
      }
    >
      <Stack>
        <Text>
          <UserText>
            {formatMessage(messages.entriesOf, { name: titleName(title, messages) })}
          </UserText>
        </Text>
        {list.status === 'failed' && <RetryAlert onRetry={list.retry}>{list.message}</RetryAlert>}
        {list.status === 'loading' && <Skeleton lines={4} />}
        {book !== undefined && <TitleHandover entries={book.entriesOf(title)} />}
      </Stack>
    </Dialog>
  );
}
