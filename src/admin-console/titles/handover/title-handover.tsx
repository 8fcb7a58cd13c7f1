import { useId } from 'react';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { Handover } from '#domain/registry/handover/handover.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { type DescriptionItem, DescriptionList } from '#ui/description-list/description-list.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { WrittenText } from '#ui/text/inline-text.styles.ts';
import { type HandoverMessages, handoverMessages } from '../collection/handover.messages.ts';
import { entryStatus } from './book/handover-csv.flow.ts';
import { EntryBox } from './handover.styles.ts';
import { collectorText, proxyDocument } from './handover-texts.ts';

const tones = {
  statusDelivered: 'success',
  statusReplaced: 'neutral',
  statusWithdrawn: 'warning',
} as const;

/** The entries of a title, the newest first. */
export function TitleHandover({ entries }: { readonly entries: readonly Handover[] }) {
  return entries
    .toReversed()
    .map((entry) => <Entry key={entry.id} entry={entry} entries={entries} />);
}

interface EntryProps {
  readonly entry: Handover;
  readonly entries: readonly Handover[];
}

function Entry({ entry, entries }: EntryProps) {
  const messages = useMessages(handoverMessages);
  const locale = useLocale();
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
          ...deliveryItems(entry, messages, locale),
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
  messages: HandoverMessages,
  locale: string,
): readonly DescriptionItem[] {
  if (entry.kind === 'not-delivered') return [];
  const { day, collector, notes } = entry;
  const proxy = collector.kind === 'proxy' ? collector.proxy : undefined;
  return [
    { term: messages.day, detail: formatLongDate(day, locale) },
    ...textItem(messages.collectedBy, collectorText(collector, messages)),
    ...textItem(messages.proxyDocument, proxyDocument(collector)),
    ...textItem(messages.authority, proxy?.authority),
    ...textItem(messages.notes, notes),
  ];
}

function textItem(term: string, text: string | undefined): readonly DescriptionItem[] {
  return text === undefined ? [] : [{ term, detail: <WrittenText>{text}</WrittenText> }];
}
