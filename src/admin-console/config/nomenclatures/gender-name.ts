import { genderLabel } from '#domain/person/gender.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

/** The name of a gender: the server's, or ours. */
export function genderNameOf(
  messages: typeof nomenclaturesMessages.defaults,
  id: number,
  name: string | undefined,
): string {
  return (
    name ?? genderLabel(id, messages) ?? formatMessage(messages.otherGender, { id: String(id) })
  );
}
