import type { Ref } from 'react';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Directions, MissingBox, Navigation } from '../wizard.styles.ts';
import { stepIndex, wizardSteps } from './wizard.flow.ts';
import type { WizardForm } from './wizard-form-state.ts';

interface StepNavigationProps {
  readonly form: WizardForm;
  readonly missing: number;
  readonly onwardRef: Ref<HTMLButtonElement>;
}

/** 'Anterior' and 'Siguiente', which is disabled until the step is valid; on the last step 'Enviar Solicitud'. */
export function StepNavigation({ form, missing, onwardRef }: StepNavigationProps) {
  const messages = useMessages(wizardMessages);
  const { actions, isSubmitting } = form;
  const place = stepIndex(form.step);
  const isLast = place === wizardSteps.length - 1;

  return (
    <Navigation>
      <MissingButton form={form} missing={missing} />
      <Directions>
        {place > 0 && (
          <Button key="back" variant="secondary" disabled={isSubmitting} onClick={actions.back}>
            {messages.previous}
          </Button>
        )}
        {isLast ? (
          <Button key="submit" isBusy={isSubmitting} buttonRef={onwardRef} onClick={actions.submit}>
            {/* Page translation replaces text nodes, which React can't update: each text is alone in an element. */}
            <span key={String(isSubmitting)}>
              {isSubmitting ? messages.submitting : messages.submit}
            </span>
          </Button>
        ) : (
          <Button key="next" disabled={missing > 0} buttonRef={onwardRef} onClick={actions.next}>
            {messages.next}
          </Button>
        )}
      </Directions>
    </Navigation>
  );
}

/** Lists the missing values, because a disabled button explains nothing. */
function MissingButton({ form, missing }: Pick<StepNavigationProps, 'form' | 'missing'>) {
  const { messages, format } = useText(wizardMessages);
  const fields = wizardSteps[stepIndex(form.step)]?.fields ?? [];
  if (missing === 0 || fields.length < 2) return null;
  return (
    <MissingBox>
      <Button variant="quiet" onClick={form.actions.showProblems}>
        {/* A new element for a new text, as above. */}
        <span key={missing}>{format(messages.missing, { count: missing })}</span>
      </Button>
    </MissingBox>
  );
}
