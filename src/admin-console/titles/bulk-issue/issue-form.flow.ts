import type { Application } from '../../../domain/application/application.ts';
import { type CalendarDate, parseCalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { newestFirst } from '../../../domain/ceremony/newest-first.ts';

/** The ceremonies whose titles can be issued. */
export function completedCeremonies(ceremonies: readonly Ceremony[]): readonly Ceremony[] {
  return newestFirst(ceremonies.filter(({ status }) => status === 'completed'));
}

/** What keeps an issue from being sent; the first that applies is shown. */
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
