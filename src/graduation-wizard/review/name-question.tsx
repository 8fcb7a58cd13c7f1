import { findingsOfPerson } from '#domain/person/person-findings.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { nameFindingTexts } from '#ui/name-findings/name-finding-texts.ts';
import { nameFindingsMessages } from '#ui/name-findings/name-findings.messages.ts';
import { Text } from '#ui/text/text.tsx';
import { sentDraft } from '../draft/application-draft.ts';
import type { WizardForm } from '../progress/wizard-form-state.ts';
import { stepMessages } from '../steps/steps.messages.ts';

/** Asks about a name or a number that looks wrong. The graduate may leave it as it is. */
export function NameQuestion({
  form,
}: {
  readonly form: Pick<WizardForm, 'draft' | 'requireSecondLastName'>;
}) {
  const messages = useMessages(stepMessages);
  const text = useText(nameFindingsMessages);
  const draft = sentDraft(form.draft, form);
  const findings = nameFindingTexts(findingsOfPerson(draft), draft, text);
  if (findings.length === 0) return null;
  return (
    <Alert tone="warning" live="polite" title={messages.nameQuestion}>
      {findings.map((finding) => (
        <Text key={finding}>{finding}</Text>
      ))}
      <Text>{messages.nameAdvice}</Text>
    </Alert>
  );
}
