import { useMessages, useText } from '#messages/messages-context.tsx';
import type { CheckedPrivacy } from '#provider/privacy/privacy.ts';
import { CheckboxField } from '#ui/checkbox-field/checkbox-field.tsx';
import { Link } from '#ui/link/link.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { WizardForm } from '../progress/wizard-form-state.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { Note } from '../wizard.styles.ts';

interface PrivacySectionProps {
  readonly privacy: CheckedPrivacy;
  readonly form: WizardForm;
}

/** The university's privacy notice, or the authorisation that it requires. */
export function PrivacySection({ privacy, form }: PrivacySectionProps) {
  const { messages, format } = useText(stepMessages);
  const { isGiven, attempts } = form.authorisation;
  if (privacy.kind === 'notice') {
    return (
      <Note>
        {privacy.text ?? messages.privacyNotice} <PolicyLink {...privacy} />
      </Note>
    );
  }
  const isMissing = attempts > 0 && !isGiven;
  return (
    <Stack $gap={2}>
      <CheckboxField
        label={privacy.text ?? messages.privacyAuthorisation}
        isChecked={isGiven}
        onChange={form.actions.authorise}
        error={isMissing ? messages.privacyMissing : undefined}
        focusCount={attempts}
        isRequired
        isDisabled={form.isSubmitting}
      />
      <Note>
        <PolicyLink {...privacy} />
        {privacy.version !== '' && (
          <> {format(messages.privacyVersion, { version: privacy.version })}</>
        )}
      </Note>
    </Stack>
  );
}

/** Opens another tab, because the input would be lost in this one. */
function PolicyLink({ href, linkText }: Pick<CheckedPrivacy, 'href' | 'linkText'>) {
  const messages = useMessages(stepMessages);
  if (href === undefined) return null;
  return (
    <Link href={href} target="_blank" rel="noopener">
      {linkText ?? messages.privacyLink}
      <VisuallyHidden> {messages.privacyNewTab}</VisuallyHidden>
    </Link>
  );
}
