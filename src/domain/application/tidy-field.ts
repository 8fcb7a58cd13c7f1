import { trimText } from '../text/blank-text.ts';
import { tidyEmail } from '../text/email.ts';
import { type FieldName, ruleOf } from './field-names.ts';

/**
 * The text of a field as it is sent: trimmed, without characters that nobody typed, and in composed letters, so that an ñ
 * that was pasted from another system is the same letter in the register.
 */
export function tidyField(field: FieldName, text: string): string {
  const tidied = ruleOf(field).kind === 'email' ? tidyEmail(text) : trimText(text);
  return tidied.normalize('NFC');
}
