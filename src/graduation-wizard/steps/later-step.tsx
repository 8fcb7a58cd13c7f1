import { CareerStep } from './career-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';

/** The steps after the ceremony, which a person reaches together. */
export function LaterStep(props: StepProps) {
  const { step } = props.form;
  switch (step) {
    case 'ceremony':
      return null;
    case 'career':
      return <CareerStep {...props} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'review':
      return <ReviewStep {...props} />;
    default:
      return step satisfies never;
  }
}
