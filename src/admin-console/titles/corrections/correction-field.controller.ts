import { useMessages } from '#messages/messages-context.tsx';
import type { useCorrection } from './correction.controller.ts';
import type { CorrectionField } from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { additionalName } from './stated-fields.flow.ts';

/** The form of a correction. */
export type CorrectionForm = ReturnType<typeof useCorrection>['form'];

/** Finds the label of a field: an additional field has its name. */
export function useFieldLabel() {
  const messages = useMessages(titleCorrectionsMessages);
  return (name: Exclude<CorrectionField, 'hidesFormerName'>): string => {
    const additional = additionalName(name);
    if (additional !== undefined) return additional;
    return messages[name as Exclude<typeof name, `field:${string}`>];
  };
}

/** Finds the props of a field, with its label and the message of its problem. */
export function useCorrectionField(form: CorrectionForm) {
  const messages = useMessages(titleCorrectionsMessages);
  const labelOf = useFieldLabel();
  return (name: Exclude<CorrectionField, 'hidesFormerName'>) => {
    const problem = form.problems[name];
    const control = form.field(name);
    const error = problem ? messages[problem] : control.error;
    return { ...control, label: labelOf(name), error };
  };
}
