import { useCallback, useDeferredValue, useEffect, useId, useRef } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { Lazy } from '../react/lazy.tsx';
import { useFocusWhen } from '../react/use-focus-when.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Card } from '../ui/card/card.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { focusField } from '../ui/error-summary/focus-field.ts';
import { FormStack, Stack } from '../ui/stack/stack.styles.ts';
import { Heading } from '../ui/text/heading.tsx';
import { isUntouched } from './draft/application-draft.ts';
import { DiscardControl } from './draft/discard-control.tsx';
import { inAppBrowser } from './in-app/in-app-browser.ts';
import { inAppNotice } from './lazy-views.ts';
import { problemText } from './progress/problem-text.ts';
import { refusedFieldText } from './progress/refused-field.ts';
import { StepNavigation } from './progress/step-navigation.tsx';
import { useAfterPress } from './progress/use-after-press.ts';
import { type Problem, stepIndex, wizardSteps } from './progress/wizard.flow.ts';
import type { WizardForm } from './progress/wizard-form-state.ts';
import { handleEnter } from './steps/enter-key.ts';
import type { StepProps } from './steps/step-props.ts';
import { StepView } from './steps/step-view.tsx';
import { wizardMessages } from './wizard.messages.ts';
import { Note, StepHead } from './wizard.styles.ts';

interface WizardFormViewProps {
  readonly form: WizardForm;
  /** Rank of a step's heading. */
  readonly headingLevel: HeadingLevel;
}

/** The current step: its heading, problems, fields and navigation. */
export function WizardFormView({ form, headingLevel }: WizardFormViewProps) {
  const { actions, step } = form;
  const messages = useMessages(wizardMessages);
  const baseId = useId();
  const { onPointerDown, afterPress } = useAfterPress();
  const heading = useFocusWhen<HTMLHeadingElement>(`${form.restarts} ${step} ${form.isRestored}`, {
    // After 'Empezar otra solicitud' the pressed button is gone.
    atMount: form.restarts > 0,
  });
  const app = inAppBrowser();
  // The first input is painted before the button that discards it.
  const isBegun = useDeferredValue(!isUntouched(form.draft, form.prefill.draft));
  const onward = useRef<HTMLButtonElement>(null);
  const targetId = form.target && `${baseId}-${form.target}`;
  useEffect(() => {
    // After the layout effect that focuses the heading of the step.
    if (targetId !== undefined && heading.current !== null) focusField(heading.current, targetId);
  }, [targetId, heading]);

  const { heading: title, intro } = wizardSteps[stepIndex(step)] ?? {};
  const { leave } = actions;
  const onLeave = useCallback<StepProps['onLeave']>(
    (field) => afterPress(() => leave(field)),
    [afterPress, leave],
  );
  const idOf: StepProps['idOf'] = (field) => `${baseId}-${field}`;
  const here = form.problems.filter((problem) => problem.step === step);
  const shown = here.filter(({ field }) => form.shown.includes(field));
  const stepProps: StepProps = {
    form,
    idOf,
    groupLevel: levelBelow(headingLevel),
    onLeave,
    errorOf: (field) => {
      const problem = shown.find((one) => one.field === field);
      return problem ? problemText(messages, problem, form.unsaved) : refusedFieldText(form, field);
    },
  };

  return (
    <FormStack
      noValidate
      aria-label={messages.title}
      onSubmit={(event) => event.preventDefault()}
      onPointerDownCapture={onPointerDown}
      onKeyDown={(event) =>
        handleEnter(event, {
          isComplete: here.length === 0,
          onComplete: () => onward.current?.focus(),
          onIncomplete: actions.showProblems,
        })
      }
    >
      {step === 'ceremony' && form.isDraftSaved && app !== undefined && (
        <Lazy view={inAppNotice} props={{ app }} pending={null} failed={() => null} />
      )}
      {form.isRestored && <RestoredNotice form={form} />}
      <Card>
        <Stack>
          <StepHead>
            <Heading
              level={headingLevel}
              size="title"
              tabIndex={-1}
              aria-describedby={`${baseId}-intro`}
              headingRef={heading}
            >
              {/* Page translation replaces text nodes, which React can't update: each text is alone in an element. */}
              <span key={step}>{title && messages[title]}</span>
            </Heading>
            <Note key={step} id={`${baseId}-intro`}>
              {intro && messages[intro]}
            </Note>
          </StepHead>
          <StepProblems {...stepProps} problems={shown} />
          <StepView {...stepProps} />
          <StepNavigation form={form} missing={here.length} onwardRef={onward} />
        </Stack>
      </Card>
      {isBegun && (
        <DiscardControl
          key={form.restarts}
          isDisabled={form.isSubmitting}
          onDiscard={actions.discard}
        />
      )}
    </FormStack>
  );
}

interface StepProblemsProps extends Pick<StepProps, 'form' | 'groupLevel' | 'idOf'> {
  readonly problems: readonly Problem[];
}

/** The problems of the step, after an attempt to continue. */
function StepProblems({ form, groupLevel, idOf, problems }: StepProblemsProps) {
  const messages = useMessages(wizardMessages);
  if (form.attempts === 0) return null;
  return (
    <ErrorSummary
      title={messages.summaryTitle}
      headingLevel={groupLevel}
      focusCount={form.attempts}
      items={problems.map((problem) => ({
        fieldId: idOf(problem.field),
        message: problemText(messages, problem, form.unsaved),
      }))}
    />
  );
}

/** Announces a restored draft, and what was left out of it. */
function RestoredNotice({ form }: Pick<StepProps, 'form'>) {
  const messages = useMessages(wizardMessages);
  const { unsaved, privacy, actions, step, prefill } = form;
  const isMissing = unsaved.length > 0 || (step === 'details' && prefill.draft.idNumber === '');
  const isAsked = privacy?.kind === 'authorisation';
  const text = isAsked ? 'restoredTextAuthorisation' : 'restoredText';
  return (
    <Alert
      tone="info"
      title={messages.restoredTitle}
      live="polite"
      onDismiss={actions.forgetRestored}
    >
      {isMissing ? messages[text] : undefined}
    </Alert>
  );
}
