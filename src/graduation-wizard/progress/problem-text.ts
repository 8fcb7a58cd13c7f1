import { isTextField, maxLengthOf } from '#domain/application/field-names.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { WizardMessages } from '../wizard.messages.ts';
import type { Problem } from './wizard.flow.ts';

/** The message of a problem, with the limit of its field if it names one. */
export function problemText(messages: WizardMessages, { field, key }: Problem): string {
  if (key !== 'problemTooLong' || !isTextField(field)) return messages[key];
  return formatMessage(messages.problemTooLong, { most: maxLengthOf(field) });
}
