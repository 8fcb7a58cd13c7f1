import { useId, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { useList } from '#admin-console/data/use-list.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { useResumedInput } from '#admin-console/navigation/drafts/use-form-draft.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { Handover } from '#domain/registry/handover/handover.ts';
import { openHandoverBook } from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { Wording } from '#messages/format-message.ts';
import { useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list/description-list.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText, WrittenText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { type HandoverMessages, handoverMessages } from '../collection/handover.messages.ts';
import { entryStatus } from './book/handover-csv.flow.ts';
import { CorrectHandoverDialog } from './delivery/correct-handover-dialog.tsx';
import { correctionFields } from './delivery/delivery-form.flow.ts';
import { RecordHandoverDialog } from './delivery/record-handover-dialog.tsx';
import { EntryBox } from './handover.styles.ts';
import { collectorText, proxyDocument, titleName } from './handover-texts.ts';

interface TitleHandoverDialogProps {
  readonly title: IssuedTitle;
  readonly onClose: () => void;
}

/** Records the collection of a title, or shows its entries if it has been collected. */
export function TitleHandoverDialog({ title, onClose }: TitleHandoverDialogProps) {
  const { messages, format } = useText(handoverMessages);
  const { can } = useConsole();
  const list = useList(resources.handovers);
  const [isCorrecting, setCorrecting] = useState(useResumedInput(correctionFields) !== undefined);
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
          <UserText>{format(messages.entriesOf, { name: titleName(title, messages) })}</UserText>
        </Text>
        {list.status === 'failed' && <RetryAlert onRetry={list.retry}>{list.message}</RetryAlert>}
        {list.status === 'loading' && <Skeleton lines={4} />}
        {book !== undefined && <TitleHandover entries={book.entriesOf(title)} />}
      </Stack>
    </Dialog>
  );
}

const tones = {
  statusDelivered: 'success',
  statusReplaced: 'neutral',
  statusWithdrawn: 'warning',
} as const;

/** The entries of a title, the newest first. */
function TitleHandover({ entries }: { readonly entries: readonly Handover[] }) {
  return entries
    .toReversed()
    .map((entry) => <Entry key={entry.id} entry={entry} entries={entries} />);
}

interface EntryProps {
  readonly entry: Handover;
  readonly entries: readonly Handover[];
}

function Entry({ entry, entries }: EntryProps) {
  const text = useText(handoverMessages);
  const { messages, locale } = text;
  const id = useId();
  const status = entryStatus({ entries }, entry);
  const at = entry.recordedAt && formatTimestamp(entry.recordedAt, locale);
  return (
    <EntryBox aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        <Badge tone={tones[status]}>{messages[status]}</Badge>
      </Heading>
      <DescriptionList
        items={[
          ...deliveryItems(entry, text),
          ...textItem(messages.reason, entry.reason),
          { term: messages.recordedBy, detail: entry.recordedBy ?? messages.missing },
          { term: messages.recordedAt, detail: at ?? messages.missing },
        ]}
      />
    </EntryBox>
  );
}

function deliveryItems(
  entry: Handover,
  { messages, longDate }: Wording<HandoverMessages>,
): readonly DescriptionItem[] {
  if (entry.kind === 'not-delivered') return [];
  const { day, collector, notes } = entry;
  const proxy = collector.kind === 'proxy' ? collector.proxy : undefined;
  return [
    { term: messages.day, detail: longDate(day) },
    ...textItem(messages.collectedBy, collectorText(collector, messages)),
    ...textItem(messages.proxyDocument, proxyDocument(collector)),
    ...textItem(messages.authority, proxy?.authority),
    ...textItem(messages.notes, notes),
  ];
}

function textItem(term: string, text: string | undefined): readonly DescriptionItem[] {
  return text === undefined ? [] : [{ term, detail: <WrittenText>{text}</WrittenText> }];
}
