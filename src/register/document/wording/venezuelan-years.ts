import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** A beginning of a count of years: month and day of its anniversary, and the year before the first. */
interface Era {
  readonly month: number;
  readonly day: number;
  readonly before: number;
}

/** 19 April 1810 and 20 February 1859. */
const independence: Era = { month: 4, day: 19, before: 1810 };
const federation: Era = { month: 2, day: 20, before: 1859 };

/** The years in the date of Venezuelan documents: '200° de la Independencia y 151° de la Federación' for 15/02/2011. */
export function venezuelanYears(date: CalendarDate): string {
  const since = (era: Era) => `${yearsSince(date, era)}°`;
  return `${since(independence)} de la Independencia y ${since(federation)} de la Federación`;
}

function yearsSince({ year, month, day }: CalendarDate, era: Era): number {
  const isBefore = month < era.month || (month === era.month && day < era.day);
  return year - era.before - (isBefore ? 1 : 0);
}
