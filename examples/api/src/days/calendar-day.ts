import type { IsoDate } from 'birrete/rules';

/** The day that a moment falls on in a time zone (IANA name). */
export function dayInZone(moment: Date, timeZone: string): IsoDate {
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

/** `2025-07-18` as `18/07/2025`. */
export function spanishDay(day: IsoDate): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
