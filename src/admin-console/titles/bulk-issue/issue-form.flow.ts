import type { Application } from '../../../domain/application/application.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
} from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';

/** Only completed ceremonies are offered (spec §2), the newest first; those without a day come last. */
export function completedCeremonies(ceremonies: readonly Ceremony[]): readonly Ceremony[] {
  return ceremonies.filter(({ status }) => status === 'completed').sort(byNewest);
}

function byNewest(a: Ceremony, b: Ceremony): number {
  if (a.date === undefined || b.date === undefined) {
    return Number(a.date === undefined) - Number(b.date === undefined) || b.id - a.id;
  }
  return compareCalendarDates(b.date, a.date) || b.id - a.id;
}

/** What keeps an issue from being sent (spec §5), the first that applies. */
export type IssueProblem =
  | 'nothing-chosen'
  | 'no-date'
  | 'unreadable-date'
  | 'ceremony-gone'
  | 'none-confirmed';

export interface IssueFields {
  readonly ceremonyId: number | undefined;
  /** As it was typed. */
  readonly date: string;
}

/** A form that may be sent, or why it may not. */
export type IssueCheck =
  | { readonly ok: true; readonly ceremony: Ceremony; readonly date: CalendarDate }
  | { readonly ok: false; readonly problem: IssueProblem };

export function checkIssue(
  { ceremonyId, date }: IssueFields,
  completed: readonly Ceremony[],
  confirmed: readonly Application[],
): IssueCheck {
  if (ceremonyId === undefined) return { ok: false, problem: 'nothing-chosen' };
  if (date.trim() === '') return { ok: false, problem: 'no-date' };
  const day = parseCalendarDate(date);
  if (day === undefined) return { ok: false, problem: 'unreadable-date' };
  const ceremony = completed.find(({ id }) => id === ceremonyId);
  if (ceremony === undefined) return { ok: false, problem: 'ceremony-gone' };
  if (confirmed.length === 0) return { ok: false, problem: 'none-confirmed' };
  return { ok: true, ceremony, date: day };
}
