import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { CallScriptWords } from './call-script/call-script.messages.ts';
import type { ReportsWords } from './reports.messages.ts';

type CeremonyWords = Pick<
  ReportsWords | CallScriptWords,
  'ceremonyWithDate' | 'ceremonyById' | 'missing'
>;

/** A ceremony as an option: its name, else its number, with its day. */
export function ceremonyLabel(
  { id, name, date }: Ceremony,
  words: CeremonyWords,
  locale: string,
): string {
  return formatMessage(words.ceremonyWithDate, {
    name: name.trim() || formatMessage(words.ceremonyById, { id: String(id) }),
    date: date === undefined ? words.missing : formatLongDate(date, locale),
  });
}
