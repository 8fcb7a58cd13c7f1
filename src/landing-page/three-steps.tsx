import { useId } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import { type HeadingLevel, levelBelow } from '../react/heading-level.ts';
import { Heading } from '../ui/text/heading.tsx';
import { landingMessages } from './landing-page.messages.ts';
import { Column, Step, StepList, Steps, StepText } from './landing-page.styles.ts';

interface ThreeStepsProps {
  readonly headingLevel: HeadingLevel;
}

/** The three steps from the form to the title. */
export function ThreeSteps({ headingLevel }: ThreeStepsProps) {
  const titleId = useId();
  const messages = useMessages(landingMessages);
  const steps = [
    { id: 'request', name: messages.requestStep, text: messages.requestStepText },
    { id: 'confirm', name: messages.confirmStep, text: messages.confirmStepText },
    { id: 'graduate', name: messages.graduateStep, text: messages.graduateStepText },
  ];

  return (
    <Steps aria-labelledby={titleId}>
      <Column>
        <Heading level={headingLevel} size="title" id={titleId}>
          {messages.stepsTitle}
        </Heading>
        <StepList>
          {steps.map(({ id, name, text }) => (
            <Step key={id}>
              <Heading level={levelBelow(headingLevel)} size="section">
                {name}
              </Heading>
              <StepText>{text}</StepText>
            </Step>
          ))}
        </StepList>
      </Column>
    </Steps>
  );
}
