import { addDays } from '#domain/calendar/calendar-arithmetic.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
  todayOf,
} from '#domain/calendar/calendar-date.ts';
import type { Timestamp } from '#domain/calendar/timestamp.ts';
import type { ApiClient } from './client.ts';

type Today = Pick<ApiClient, 'today'>;

/**
 * The university's day by the server's last answer: the user's clock may be days off, or in another zone. The user's day
 * where the server does not say it.
 */
export function universityDay(api: Today): CalendarDate {
  return dayOfServer(api) ?? todayOf(new Date());
}

/**
 * The moment of the server's last answer by the user's clock, or the university's day if the clock is more than a day off,
 * which no time zone explains.
 */
export function answeredAt(api: Today): Timestamp {
  const at = new Date();
  const day = dayOfServer(api);
  const isRight =
    day === undefined ||
    [-1, 0, 1].some((days) => compareCalendarDates(addDays(day, days), todayOf(at)) === 0);
  return isRight ? { kind: 'moment', at } : { kind: 'day', day };
}

function dayOfServer(api: Today): CalendarDate | undefined {
  return parseCalendarDate(api.today() ?? '');
}
