import type { DialogForm } from '#admin-console/form/use-dialog-form.ts';
import type { HandoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { CorrectionField, DeliveryProblem } from './delivery-form.flow.ts';

/** The lines of the error summary, for required fields without text. */
export function missingItems<Field extends CorrectionField>(
  fields: readonly Field[],
  form: Pick<DialogForm<Field, DeliveryProblem>, 'field' | 'problems'>,
  messages: HandoverMessages,
) {
  return fields
    .filter((field) => form.problems[field] === 'required')
    .map((field) => ({
      fieldId: form.field(field).id,
      message: formatMessage(messages.missingField, { field: missingFieldLabel(field, messages) }),
    }));
}

export function missingFieldLabel(field: CorrectionField, messages: HandoverMessages): string {
  if (field === 'name') return messages.proxyName;
  return field === 'collector' ? messages.whoCollects : messages[field];
}
