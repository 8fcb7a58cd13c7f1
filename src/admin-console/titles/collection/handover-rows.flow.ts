import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Delivery, Handover } from '#domain/registry/handover/handover.ts';
import {
  type HandoverBook,
  isOverdue,
  openHandoverBook,
} from '#domain/registry/handover/handover-book.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import type { HistoryOf } from '#domain/registry/title-history.ts';

/** The titles that the book shows: not collected yet, those not collected in time, or collected. */
export type BookView = 'pending' | 'overdue' | 'delivered';

export const bookViews: readonly BookView[] = ['pending', 'overdue', 'delivered'];

/** A title with its entries in the book. */
export interface HandoverRow {
  /** The title's id. */
  readonly id: number;
  readonly title: IssuedTitle;
  /** The oldest first. */
  readonly entries: readonly Handover[];
  /** Undefined if the title has not been collected. */
  readonly delivery: Delivery | undefined;
  readonly standing: TitleStanding['kind'];
  /** True if the title can be collected: it has not been, and is neither annulled nor rectified nor in review. */
  readonly isPending: boolean;
  /** True if nobody has collected it in time. */
  readonly isOverdue: boolean;
}

interface BookSources {
  readonly titles: readonly IssuedTitle[];
  readonly handovers: readonly Handover[];
  readonly historyOf: HistoryOf;
}

interface BookDays {
  readonly today: CalendarDate;
  /** Undefined if the server doesn't say when a title counts as uncollected. */
  readonly days: number | undefined;
}

/** Joins titles and entries, in the order of the titles. */
export function handoverRows(
  { titles, handovers, historyOf }: BookSources,
  { today, days }: BookDays,
): readonly HandoverRow[] {
  const book = openHandoverBook(handovers);
  return titles.map((title) => handoverRow(title, { book, historyOf, today, days }));
}

export interface RowContext extends BookDays {
  readonly book: HandoverBook;
  readonly historyOf: HistoryOf;
}

/** Joins a title and its entries. */
export function handoverRow(
  title: IssuedTitle,
  { book, historyOf, today, days }: RowContext,
): HandoverRow {
  const delivery = book.deliveryOf(title);
  const { kind: standing } = historyOf(title.id).standing;
  const isPending = delivery === undefined && standing === 'valid';
  return {
    id: title.id,
    title,
    entries: book.entriesOf(title),
    delivery,
    standing,
    isPending,
    isOverdue: isPending && days !== undefined && isOverdue(title, { today, days }),
  };
}

/** The rows of a view; overdue titles are also among those not collected yet, and so are those in review. */
export function rowsInView(rows: readonly HandoverRow[], view: BookView): readonly HandoverRow[] {
  return rows.filter((row) => isInView(row, view));
}

/** True if a view shows a row. */
export function isInView(row: HandoverRow, view: BookView): boolean {
  switch (view) {
    case 'pending':
      return row.isPending || (row.standing === 'on-hold' && row.delivery === undefined);
    case 'overdue':
      return row.isOverdue;
    case 'delivered':
      return row.delivery !== undefined;
    default:
      return view satisfies never;
  }
}

/** The searchable texts of a row. */
export function handoverTexts({ title, delivery }: HandoverRow): readonly (string | undefined)[] {
  const { fullName, idNumber, applicationCode, registry } = title;
  const collector = delivery?.collector;
  const proxy = collector?.kind === 'proxy' ? collector.proxy : undefined;
  return [fullName, idNumber, applicationCode, registry.record, proxy?.name, proxy?.idNumber];
}
