import { isTextField, mostOf } from '../../domain/application/field-names.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { WizardWords } from '../wizard.messages.ts';
import type { Problem } from './wizard.flow.ts';

/** The message of a problem, with the limit of its field where it names one. */
export function problemText(words: WizardWords, { field, key }: Problem): string {
  if (key !== 'problemTooLong' || !isTextField(field)) return words[key];
  return formatMessage(words.problemTooLong, { most: mostOf(field) });
}
