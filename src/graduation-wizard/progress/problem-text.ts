import { type ApplyField, isTextField, maxLengthOf } from '#domain/application/field-names.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { WizardMessages } from '../wizard.messages.ts';
import type { Problem } from './wizard.flow.ts';

/**
 * The message of a problem, with the limit of its field if it names one.
 *
 * @param unsaved fields that a reload has emptied
 */
export function problemText(
  messages: WizardMessages,
  { field, key }: Problem,
  unsaved: readonly ApplyField[] = [],
): string {
  if (key === 'problemIdNumber' && unsaved.includes(field)) return messages.problemIdNumberUnsaved;
  if (key !== 'problemTooLong' || !isTextField(field)) return messages[key];
  return formatMessage(messages.problemTooLong, { most: maxLengthOf(field) });
}
