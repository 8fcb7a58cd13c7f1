import { useId, useMemo, useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { formatLongDate, todayOf } from '#domain/calendar/calendar-date.ts';
import type { Delivery } from '#domain/registry/handover/handover.ts';
import { isOverdue, openHandoverBook } from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { handoverMessages } from '../collection/handover.messages.ts';
import { daysOf } from '../collection/title-handovers.controller.ts';
import { type TitleDetailMessages, titleDetailMessages } from './title-detail.messages.ts';

interface TitleCollectionProps {
  readonly title: IssuedTitle;
  /** False for an annulled or rectified title, which nobody collects any more. */
  readonly isInForce: boolean;
}

/**
 * 'Entrega': the person who collected a title and the day, else 'Por entregar' or, after the server's days, 'Sin retirar'.
 * Only for servers that offer 'handover'.
 */
export function TitleCollection({ title, isInForce }: TitleCollectionProps) {
  const messages = useMessages(titleDetailMessages);
  const book = useMessages(handoverMessages);
  const locale = useLocale();
  const id = useId();
  const list = useList(resources.handovers);
  const rows = rowsOf(list);
  const delivery = useMemo(() => openHandoverBook(rows).deliveryOf(title), [rows, title]);
  const [today] = useState(() => todayOf(new Date()));
  const days = daysOf(list);
  const isLate = days !== undefined && isOverdue(title, { today, days });
  const isRead = list.status === 'ready';
  if (isRead && delivery === undefined && !isInForce) return null;
  return (
    <Stack $gap={3} as="section" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {messages.handover}
      </Heading>
      {list.status === 'loading' && <Skeleton lines={1} />}
      {list.status === 'failed' && <RetryAlert onRetry={list.retry}>{list.message}</RetryAlert>}
      {isRead && (
        <Text>
          <UserText>
            {delivery === undefined
              ? book[isLate ? 'overdue' : 'pending']
              : deliveryText(delivery, title, messages, locale)}
          </UserText>
        </Text>
      )}
    </Stack>
  );
}

function deliveryText(
  { day, collector }: Delivery,
  title: IssuedTitle,
  messages: TitleDetailMessages,
  locale: string,
): string {
  const date = formatLongDate(day, locale);
  const name = collector.kind === 'graduate' ? title.fullName || undefined : collector.proxy?.name;
  return name === undefined
    ? formatMessage(messages.deliveredOn, { date })
    : formatMessage(messages.deliveredTo, { date, name });
}
