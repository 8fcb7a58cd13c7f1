import { type ApplyField, ruleOf } from '#domain/application/field-names.ts';
import type { WizardForm } from './wizard-form-state.ts';

/**
 * The server's message about a field, while the field has the value that was sent. A message that a notice still shows
 * is left out, because the page shows it once.
 */
export function refusedText(
  { failed, draft }: Pick<WizardForm, 'failed' | 'draft'>,
  field: ApplyField,
): string | undefined {
  if (failed === undefined || draft[field] !== failed.draft[field]) return undefined;
  const { fields, message } = failed.refusal;
  const text = fields?.[ruleOf(field).wire];
  return failed.isInNotice && text === message ? undefined : text;
}
