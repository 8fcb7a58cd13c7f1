import { refusedText } from '#api/wire/refused-fields.ts';
import { type ApplyField, ruleOf } from '#domain/application/field-names.ts';
import type { WizardForm } from './wizard-form-state.ts';

/** A field's name on the wire. */
export function wireName(field: ApplyField): string {
  return ruleOf(field).wire;
}

/** The server's message about a field. One that a notice still shows is left out, because the page shows it once. */
export function refusedFieldText(
  { failed, draft }: Pick<WizardForm, 'failed' | 'draft'>,
  field: ApplyField,
): string | undefined {
  if (failed === undefined) return undefined;
  const { fields: messages, message } = failed.explanation;
  const text = refusedText(field, draft[field], { messages, wireName, sent: failed.draft });
  return failed.isInNotice && text === message ? undefined : text;
}
