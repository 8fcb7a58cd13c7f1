import { useId, useMemo } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { useOffers } from '#admin-console/data/use-offers.ts';
import { useToday } from '#admin-console/data/use-today.ts';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import type { Delivery } from '#domain/registry/handover/handover.ts';
import { isOverdue, openHandoverBook } from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleEntryKind, TitleStanding } from '#domain/registry/title-entry.ts';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { handoverMessages } from '../collection/handover.messages.ts';
import { daysOf } from '../collection/title-handovers.controller.ts';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { marginalNotes, titleIndex } from '../corrections/marginal-notes.flow.ts';
import type { TitlesController } from '../list/titles.controller.ts';
import { PrintLog } from '../print/print-log.tsx';
import { FoundSeal } from './found-seal.tsx';
import { type TitleDetailMessages, titleDetailMessages } from './title-detail.messages.ts';
import { TitleDetailDialog } from './title-detail-dialog.tsx';
import { VerificationCount } from './verification-count.tsx';

interface TitleDetailProps {
  readonly titles: TitlesController;
  readonly title: IssuedTitle;
}

/** The detail of a title in the list, with its marginal notes and the corrections that the user may make. */
export function TitleDetail({ titles, title }: TitleDetailProps) {
  const { list, corrections, open, close, view } = titles;
  const messages = useMessages(titleCorrectionsMessages);
  const locale = useLocale();
  const titleOf = useMemo(() => titleIndex(list.rows), [list.rows]);
  const history = corrections.historyOf(title.id);
  const isLogged = useOffers('documents');
  const isCounted = useOffers('verification-record');
  const isSealed = useOffers('title-contents');
  return (
    <TitleDetailDialog
      title={title}
      standing={history.standing.kind}
      notes={marginalNotes(history, { messages, locale, titleOf })}
      titleOf={titleOf}
      collection={
        titles.handovers.status !== 'not-offered' && (
          <TitleCollection title={title} isInForce={isInForce(history.standing)} />
        )
      }
      verificationCount={isCounted && <VerificationCount titleId={title.id} />}
      foundSeal={isSealed && <FoundSeal titleId={title.id} />}
      printLog={isLogged && <PrintLog titleId={title.id} />}
      correctable={useCorrectable(titles, title)}
      hold={useHoldable(titles, title)}
      onSeeTitle={view}
      onCorrect={(correction) => open({ kind: 'correction', row: title, correction })}
      onHold={(change) => open({ kind: 'hold', row: title, change })}
      onClose={close}
    />
  );
}

const actions = [
  ['duplicated', 'titles.duplicate'],
  ['rectified', 'titles.rectify'],
  ['annulled', 'titles.annul'],
] as const;

function isInForce({ kind }: Pick<TitleStanding, 'kind'>): boolean {
  return kind === 'valid' || kind === 'on-hold';
}

/**
 * The corrections that the user may make: none of a title that is annulled or rectified, or while that is unknown, and the
 * annulment alone of one on hold.
 */
function useCorrectable(
  { corrections }: TitlesController,
  { id }: IssuedTitle,
): readonly TitleEntryKind[] {
  const { can } = useConsole();
  const { status, historyOf } = corrections;
  const { standing } = historyOf(id);
  if (status !== 'ready' || !isInForce(standing)) return [];
  const possible = actions.filter(([kind]) => kind === 'annulled' || standing.kind !== 'on-hold');
  return possible.filter(([, action]) => can(action)).map(([kind]) => kind);
}

/** The entry about a title's review that the user may add. */
function useHoldable(
  { corrections }: TitlesController,
  { id }: IssuedTitle,
): TitleHoldKind | undefined {
  const { can } = useConsole();
  const { status, historyOf, hasHolds } = corrections;
  const { kind } = historyOf(id).standing;
  if (!hasHolds || status !== 'ready' || !can('titles.hold')) return undefined;
  if (kind === 'on-hold') return 'lifted';
  return kind === 'valid' ? 'held' : undefined;
}

interface TitleCollectionProps {
  readonly title: IssuedTitle;
  /** False for an annulled or rectified title, which nobody collects any more. */
  readonly isInForce: boolean;
}

/**
 * 'Entrega': the person who collected a title and the day, else 'Por entregar' or, after the server's days, 'Sin retirar'.
 * Only for servers that offer 'handover'.
 */
function TitleCollection({ title, isInForce }: TitleCollectionProps) {
  const text = useText(titleDetailMessages);
  const { messages } = text;
  const book = useMessages(handoverMessages);
  const id = useId();
  const list = useList(resources.handovers);
  const rows = rowsOf(list);
  const delivery = useMemo(() => openHandoverBook(rows).deliveryOf(title), [rows, title]);
  const today = useToday();
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
              : deliveryText(delivery, title, text)}
          </UserText>
        </Text>
      )}
    </Stack>
  );
}

function deliveryText(
  { day, collector }: Delivery,
  title: IssuedTitle,
  { messages, longDate }: Wording<TitleDetailMessages>,
): string {
  const date = longDate(day);
  const name = collector.kind === 'graduate' ? title.fullName || undefined : collector.proxy?.name;
  return name === undefined
    ? formatMessage(messages.deliveredOn, { date })
    : formatMessage(messages.deliveredTo, { date, name });
}
