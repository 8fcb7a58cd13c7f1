import { useId, useRef } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { useFocusWhen } from '../react/use-focus-when.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Card } from '../ui/card/card.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { FormStack, Stack } from '../ui/stack/stack.styles.ts';
import { Heading } from '../ui/text/heading.tsx';
import { isUntouched } from './draft/application-draft.ts';
import { DiscardControl } from './draft/discard-control.tsx';
import { StepNavigation } from './progress/step-navigation.tsx';
import { useAfterPress } from './progress/use-after-press.ts';
import { orderOf, type Problem, wizardSteps } from './progress/wizard.flow.ts';
import { handleEnter } from './steps/enter-key.ts';
import type { StepProps } from './steps/step-props.ts';
import { StepView } from './steps/step-view.tsx';
import { wizardMessages } from './wizard.messages.ts';
import { Note, StepHead } from './wizard.styles.ts';

interface WizardFormViewProps
  extends Pick<
    StepProps,
    'form' | 'isSubmitting' | 'identificationTypes' | 'requireSecondLastName'
  > {
  /** Rank of a step's heading. */
  readonly headingLevel: HeadingLevel;
}

/** The sheet with the current step: its heading, what is wrong in it, its fields and the way on. */
export function WizardFormView({ headingLevel, ...props }: WizardFormViewProps) {
  const { form, isSubmitting } = props;
  const { actions, step } = form;
  const words = useMessages(wizardMessages);
  const baseId = useId();
  const { onPointerDown, afterPress } = useAfterPress();
  const heading = useFocusWhen<HTMLHeadingElement>(`${form.restarts} ${step} ${form.isRestored}`, {
    atMount: false,
  });
  const onward = useRef<HTMLButtonElement>(null);

  const { heading: title, intro } = wizardSteps[orderOf(step)] ?? {};
  const idOf: StepProps['idOf'] = (field) => `${baseId}-${field}`;
  const here = form.problems.filter((problem) => problem.step === step);
  const shown = here.filter(({ field }) => form.shown.includes(field));
  const stepProps: StepProps = {
    ...props,
    idOf,
    groupLevel: levelBelow(headingLevel),
    onLeave: (field) => afterPress(() => actions.leave(field)),
    errorOf: (field) => {
      const problem = shown.find((one) => one.field === field);
      return problem && words[problem.key];
    },
  };

  return (
    <FormStack
      noValidate
      aria-label={words.title}
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
      {form.isRestored && <RestoredNotice onDismiss={actions.forgetRestored} />}
      <Card>
        <Stack>
          <StepHead>
            <Heading level={headingLevel} size="title" tabIndex={-1} headingRef={heading}>
              <span key={step}>{title && words[title]}</span>
            </Heading>
            <Note key={step}>{intro && words[intro]}</Note>
          </StepHead>
          <StepProblems {...stepProps} problems={shown} />
          <StepView {...stepProps} />
          <StepNavigation
            form={form}
            isSubmitting={isSubmitting}
            missing={here.length}
            onwardRef={onward}
          />
        </Stack>
      </Card>
      {!isUntouched(form.draft) && (
        <DiscardControl key={form.restarts} isDisabled={isSubmitting} onDiscard={actions.discard} />
      )}
    </FormStack>
  );
}

interface StepProblemsProps extends Pick<StepProps, 'form' | 'groupLevel' | 'idOf'> {
  readonly problems: readonly Problem[];
}

/** What is wrong in the step, after an attempt to go on. */
function StepProblems({ form, groupLevel, idOf, problems }: StepProblemsProps) {
  const words = useMessages(wizardMessages);
  if (form.attempts === 0) return null;
  return (
    <ErrorSummary
      title={words.summaryTitle}
      headingLevel={groupLevel}
      focusCount={form.attempts}
      items={problems.map(({ field, key }) => ({ fieldId: idOf(field), message: words[key] }))}
    />
  );
}

/** Says that a draft came back, and what of it did not. */
function RestoredNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  const words = useMessages(wizardMessages);
  return (
    <Alert tone="info" title={words.restoredTitle} live="polite" onDismiss={onDismiss}>
      {words.restoredText}
    </Alert>
  );
}
