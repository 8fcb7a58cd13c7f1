import { useState } from 'react';
import { type CalendarDate, parseCalendarDate, todayOf } from '#domain/calendar/calendar-date.ts';
import { useGraduation } from '#provider/graduation-context.ts';

/**
 * The university's day when the screen opened, by the server's last answer: the user's clock may be days off, or in
 * another zone. The user's day where the server does not say it.
 */
export function useToday(): CalendarDate {
  const { api } = useGraduation();
  return useState(() => parseCalendarDate(api.today() ?? '') ?? todayOf(new Date()))[0];
}
