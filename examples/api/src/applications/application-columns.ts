import * as v from 'valibot';
import { type CalendarDay, parseCalendarDay } from '../days/calendar-day.ts';
