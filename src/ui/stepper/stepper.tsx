import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import { TextSpan } from '../text/inline-text.styles.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiMessages } from '../ui.messages.ts';
import {
  StepButton,
  StepCount,
  StepItem,
  StepMark,
  StepName,
  StepperBox,
  StepRow,
  type StepState,
  StepText,
} from './stepper.styles.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: StepState;
}

interface StepperProps {
  /** Purpose of the steps, as the name that screen readers announce. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Makes complete steps buttons that go back. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** The user's progress in an ordered task: ticks for complete steps, and in narrow widgets 'Paso 2 de 4'. */
export function Stepper({ label, steps, onSelect }: StepperProps) {
  return (
    <StepperBox aria-label={label}>
      <StepRow>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            $state={step.state}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepFace
              step={step}
              position={index + 1}
              total={steps.length}
              onSelect={step.state === 'complete' ? onSelect : undefined}
            />
          </StepItem>
        ))}
      </StepRow>
    </StepperBox>
  );
}

interface StepFaceProps extends Pick<StepperProps, 'onSelect'> {
  readonly step: Step;
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
}

function StepFace({ step, position, total, onSelect }: StepFaceProps) {
  const messages = useMessages(uiMessages);
  const { id, label, state } = step;
  const content = (
    <>
      <StepMark $state={state} aria-hidden="true">
        {state === 'complete' ? <CheckIcon /> : position}
      </StepMark>
      <StepName $state={state}>
        {state === 'current' ? (
          <StepCount>{formatMessage(messages.stepOf, { step: position, total })} </StepCount>
        ) : null}
        <TextSpan>{label}</TextSpan>
        {state === 'complete' ? <VisuallyHidden> {messages.completed}</VisuallyHidden> : null}
      </StepName>
    </>
  );

  return onSelect === undefined ? (
    <StepText $state={state}>{content}</StepText>
  ) : (
    <StepButton type="button" $state={state} onClick={() => onSelect(id)}>
      {content}
    </StepButton>
  );
}
