import { useState } from 'react';
import { universityDay } from '#api/university-day.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { useGraduation } from '#provider/graduation-context.ts';

/** The university's day when the screen opened. */
export function useToday(): CalendarDate {
  const { api } = useGraduation();
  return useState(() => universityDay(api))[0];
}
