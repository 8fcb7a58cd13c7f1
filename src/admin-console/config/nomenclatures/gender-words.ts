import { formatMessage } from '../../../messages/format-message.ts';
import type { nomenclaturesMessages } from './nomenclatures.messages.ts';

/** The ids of the two genders that every server knows. */
export const male = 1;
export const female = 2;

/** What a gender is called: in the server's words, else in ours. */
export function genderWord(
  words: typeof nomenclaturesMessages.defaults,
  id: number,
  name: string | undefined,
): string {
  if (name !== undefined) return name;
  if (id === male) return words.masculine;
  return id === female ? words.feminine : formatMessage(words.otherGender, { id: String(id) });
}
