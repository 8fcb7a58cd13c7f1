import { type CalendarDate, utcNoon } from './calendar-date.ts';

/** The date so many days later; earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = utcNoon(date);
  at.setUTCDate(at.getUTCDate() + days);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...target, day: Math.min(day, daysIn(target)) };
}

/** The number of days in a month. */
export function daysIn({ year, month }: Omit<CalendarDate, 'day'>): number {
  return addDays({ year, month: month + 1, day: 1 }, -1).day;
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return utcNoon(date).getUTCDay() || 7;
}
