import { addDays } from '#domain/calendar/calendar-arithmetic.ts';
import { type CalendarDate, compareCalendarDates } from '#domain/calendar/calendar-date.ts';
import { groupBy } from '#domain/collection/group-by.ts';
import type { IssuedTitle } from '../issued-title.ts';
import type { Delivery, Handover } from './handover.ts';

/** The entries by title. */
export interface HandoverBook {
  /** All entries of a title, the oldest first. */
  entriesOf(title: Pick<IssuedTitle, 'id'>): readonly Handover[];
  /** The delivery that counts; undefined if the title has not been collected. */
  deliveryOf(title: Pick<IssuedTitle, 'id'>): Delivery | undefined;
}

const none: readonly Handover[] = [];

/** Opens the book of hand-overs: of a title's entries, the last one counts. */
export function openHandoverBook(entries: readonly Handover[]): HandoverBook {
  const ordered = entries.toSorted((a, b) => a.id - b.id);
  const byTitle = groupBy(ordered, ({ titleId }) => titleId);
  const entriesOf = ({ id }: Pick<IssuedTitle, 'id'>) => byTitle.get(id) ?? none;
  return {
    entriesOf,
    deliveryOf: (title) => {
      const last = entriesOf(title).at(-1);
      return last?.kind === 'delivered' ? last : undefined;
    },
  };
}

/** The first day on which a title can be collected: of its issue or of its ceremony, whichever is later. */
export function collectableFrom({
  issueDate,
  ceremonyDate,
}: Pick<IssuedTitle, 'issueDate' | 'ceremonyDate'>): CalendarDate | undefined {
  if (issueDate === undefined || ceremonyDate === undefined) return issueDate ?? ceremonyDate;
  return compareCalendarDates(issueDate, ceremonyDate) < 0 ? ceremonyDate : issueDate;
}

/** True if nobody has collected a title within the days that the university allows. */
export function isOverdue(
  title: Pick<IssuedTitle, 'issueDate' | 'ceremonyDate'>,
  { today, days }: { readonly today: CalendarDate; readonly days: number },
): boolean {
  const first = collectableFrom(title);
  return first !== undefined && compareCalendarDates(addDays(first, days), today) < 0;
}
