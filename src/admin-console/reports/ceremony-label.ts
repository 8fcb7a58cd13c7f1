import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
import type { CallScriptMessages } from './call-script/call-script.messages.ts';
import type { ReportsMessages } from './reports.messages.ts';

type CeremonyMessages = Pick<
  ReportsMessages | CallScriptMessages,
  'ceremonyWithDate' | 'ceremonyById' | 'missing'
>;

/** The label of a ceremony: its name or id, and its date. */
export function ceremonyLabel(
  { id, name, date }: Ceremony,
  { messages, longDate }: Wording<CeremonyMessages>,
): string {
  return formatMessage(messages.ceremonyWithDate, {
    name: name.trim() || formatMessage(messages.ceremonyById, { id: String(id) }),
    date: date === undefined ? messages.missing : longDate(date),
  });
}
