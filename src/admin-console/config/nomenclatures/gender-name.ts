import { genderLabel } from '../../../domain/person/gender.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

/** What a gender is called: in the server's words, else in ours. */
export function genderNameOf(
  words: typeof nomenclaturesMessages.defaults,
  id: number,
  name: string | undefined,
): string {
  return name ?? genderLabel(id, words) ?? formatMessage(words.otherGender, { id: String(id) });
}
