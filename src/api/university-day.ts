import { type CalendarDate, parseCalendarDate, todayOf } from '#domain/calendar/calendar-date.ts';
import type { ApiClient } from './client.ts';

/**
 * The university's day by the server's last answer: the user's clock may be days off, or in another zone. The user's day
 * where the server does not say it.
 */
export function universityDay(api: Pick<ApiClient, 'today'>): CalendarDate {
  return parseCalendarDate(api.today() ?? '') ?? todayOf(new Date());
}
