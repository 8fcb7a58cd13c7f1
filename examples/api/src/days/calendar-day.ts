/** A calendar day as `YYYY-MM-DD`. It has no time and no time zone. */
export type CalendarDay = string;

const dayMonthYear = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

/**
 * Reads a day as people and programs write it: DD/MM/YYYY before YYYY-MM-DD; of an ISO date-time the day as written
 * counts. Undefined when no such day exists, or when it is outside the years 1900 to 2199, which is a typing error.
 */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  const trimmed = text.trim();
  const spanish = dayMonthYear.exec(trimmed);
  if (spanish !== null) return realDay(spanish[3], spanish[2], spanish[1]);
  const iso = isoDay.exec(trimmed);
  return iso === null ? undefined : realDay(iso[1], iso[2], iso[3]);
}

/** The day that a moment falls on in a time zone (IANA name). */
export function dayInZone(moment: Date, timeZone: string): CalendarDay {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Formats by time zone: making one costs sixty times what using one does, and a list has a moment per row. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}

/** The earliest day that is still today somewhere: a day before it is past for everybody. */
export function earliestToday(moment: Date): CalendarDay {
  return dayInZone(moment, 'Etc/GMT+12');
}

/** The latest day that is already today somewhere: a day after it is future for everybody. */
export function latestToday(moment: Date): CalendarDay {
  return dayInZone(moment, 'Etc/GMT-14');
}

/** `2025-07-18` as `18/07/2025`. */
export function spanishDay(day: CalendarDay): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

function realDay(year = '', month = '', day = ''): CalendarDay | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const exists = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return exists && y >= 1900 && y < 2200 ? date.toISOString().slice(0, 10) : undefined;
}
