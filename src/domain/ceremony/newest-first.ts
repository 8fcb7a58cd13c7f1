import { compareCalendarDates } from '../calendar/calendar-date.ts';
import type { Ceremony } from './ceremony.ts';

/** A copy with the newest ceremonies first, those without a date last. */
export function newestFirst(ceremonies: readonly Ceremony[]): readonly Ceremony[] {
  return ceremonies.toSorted((a, b) => {
    if (a.date === undefined || b.date === undefined) {
      return Number(a.date === undefined) - Number(b.date === undefined) || b.id - a.id;
    }
    return compareCalendarDates(b.date, a.date) || b.id - a.id;
  });
}
