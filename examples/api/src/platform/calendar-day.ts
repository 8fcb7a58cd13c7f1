import type { IsoDate } from 'birrete/rules';

/** Computes the day of a moment in a time zone (IANA name). */
export function dayInZone(moment: Date, timeZone: string): IsoDate {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** Formats by time zone. They are cached, because creating one takes sixty times as long as using it. */
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
