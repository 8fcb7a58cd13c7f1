import type { Checked, Values } from '#admin-console/form/form.flow.ts';
import type { Application } from '#domain/application/application.ts';
import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { newestFirst } from '#domain/ceremony/newest-first.ts';

/** The ceremonies whose titles can be issued. */
export function completedCeremonies(ceremonies: readonly Ceremony[]): readonly Ceremony[] {
  return newestFirst(ceremonies.filter(({ status }) => status === 'completed'));
}

/** A problem with the date, as a key of the dialog's messages. */
export type DateProblem = 'incomplete' | 'unreadableDate';

export function checkDate({ date }: Values<'date'>): Checked<'date', DateProblem, CalendarDate> {
  if (date.trim() === '') return { status: 'invalid', problems: { date: 'incomplete' } };
  const day = parseCalendarDate(date);
  return day === undefined
    ? { status: 'invalid', problems: { date: 'unreadableDate' } }
    : { status: 'valid', input: day };
}

/** The reason why a ceremony's titles can't be issued, as a key of the dialog's messages. */
export type CeremonyProblem = 'ceremonyGone' | 'noneConfirmed';

export function ceremonyProblem(
  ceremony: Ceremony,
  completed: readonly Ceremony[],
  confirmed: readonly Application[],
): CeremonyProblem | undefined {
  if (!completed.some(({ id }) => id === ceremony.id)) return 'ceremonyGone';
  return confirmed.length === 0 ? 'noneConfirmed' : undefined;
}
