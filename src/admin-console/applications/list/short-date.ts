import type { Timestamp } from '#domain/calendar/timestamp.ts';

/**
 * Creates a formatter for dates in a column: '03/05/2026'. A moment is shown as the local day; a calendar date does not
 * depend on the time zone.
 */
export function shortDate(locale: string): (timestamp: Timestamp) => string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const local = new Intl.DateTimeFormat(locale, options);
  const everywhere = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (timestamp) => {
    if (timestamp.kind === 'moment') return local.format(timestamp.at);
    const { year, month, day } = timestamp.day;
    return everywhere.format(new Date(Date.UTC(year, month - 1, day, 12)));
  };
}
