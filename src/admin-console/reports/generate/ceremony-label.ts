import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { ReportsWords } from '../reports.messages.ts';

/** A ceremony as an option: its name and its date (spec §2, Reports). */
export function ceremonyLabel(
  { id, name, date }: Ceremony,
  words: ReportsWords,
  locale: string,
): string {
  const values = {
    name: name.trim() || formatMessage(words.ceremonyById, { id: String(id) }),
    date: date === undefined ? words.missing : formatLongDate(date, locale),
  };
  return formatMessage(words.ceremonyWithDate, values);
}
