import type { HandoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import type { HandoverRow } from '#admin-console/titles/collection/handover-rows.flow.ts';
import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import type { Handover } from '#domain/registry/handover/handover.ts';
import { type TextTable, textTable } from '#domain/text/text-table.ts';
import { formatMessage } from '#messages/format-message.ts';
import { collectorText, proxyDocument } from '../handover-texts.ts';

interface CsvLine {
  readonly row: HandoverRow;
  /** Undefined for a title without entries. */
  readonly entry: Handover | undefined;
}

/** The lines of the file: each entry of each title, or one for a title without entries. */
export function handoverLines(rows: readonly HandoverRow[]): readonly CsvLine[] {
  return rows.flatMap((row): readonly CsvLine[] =>
    row.entries.length === 0
      ? [{ row, entry: undefined }]
      : row.entries.map((entry) => ({ row, entry })),
  );
}

/** The book as a table. */
export function handoverTable(
  lines: readonly CsvLine[],
  messages: HandoverMessages,
  locale: string,
): TextTable {
  const { student, idNumber, ceremony, acta, status, day, collectedBy } = messages;
  const { proxyDocument: document, authority, notes, reason, recordedBy, recordedAt } = messages;
  const header = [student, idNumber, ceremony, acta, status, day, collectedBy];
  return textTable(
    [...header, document, authority, notes, reason, recordedBy, recordedAt],
    lines,
    ({ row, entry }) => [
      ...titleCells(row, entry, messages),
      ...(entry === undefined ? noEntry : entryCells(entry, messages, locale)),
    ],
  );
}

const noEntry: readonly string[] = Array.from({ length: 8 }, () => '');

function titleCells(
  row: HandoverRow,
  entry: Handover | undefined,
  messages: HandoverMessages,
): readonly string[] {
  const { fullName, idNumber = '', ceremonyName = '', registry } = row.title;
  return [
    fullName,
    idNumber,
    ceremonyName,
    registry.record ?? '',
    statusText(row, entry, messages),
  ];
}

/** The book says so at once if a title that was collected is void since, or in review. */
const standingTexts = {
  annulled: 'statusOfAnnulled',
  rectified: 'statusOfRectified',
  'on-hold': 'statusOnHold',
} as const;

function statusText(
  row: HandoverRow,
  entry: Handover | undefined,
  messages: HandoverMessages,
): string {
  const status = collectionText(row, entry, messages);
  const { standing } = row;
  return standing === 'valid'
    ? status
    : formatMessage(messages[standingTexts[standing]], { status });
}

function collectionText(
  row: HandoverRow,
  entry: Handover | undefined,
  messages: HandoverMessages,
): string {
  if (entry === undefined) return row.isOverdue ? messages.overdue : messages.pending;
  return messages[entryStatus(row, entry)];
}

/** The status of an entry, as a message key. */
export function entryStatus(
  { entries }: Pick<HandoverRow, 'entries'>,
  entry: Handover,
): 'statusDelivered' | 'statusReplaced' | 'statusWithdrawn' {
  if (entry.kind === 'not-delivered') return 'statusWithdrawn';
  return entries.at(-1)?.id === entry.id ? 'statusDelivered' : 'statusReplaced';
}

function entryCells(
  entry: Handover,
  messages: HandoverMessages,
  locale: string,
): readonly string[] {
  const { recordedBy = '', recordedAt, reason = '' } = entry;
  const at = recordedAt === undefined ? '' : formatTimestamp(recordedAt, locale);
  if (entry.kind === 'not-delivered') return ['', '', '', '', '', reason, recordedBy, at];
  const { day, collector, notes = '' } = entry;
  const proxy = collector.kind === 'proxy' ? collector.proxy : undefined;
  return [
    formatIsoDate(day),
    collectorText(collector, messages),
    proxyDocument(collector) ?? '',
    proxy?.authority ?? '',
    notes,
    reason,
    recordedBy,
    at,
  ];
}
