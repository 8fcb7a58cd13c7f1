import { CareerStep } from './career-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';

/** The receipt is fetched with the steps, so that it has arrived when the application has been received. */
export { DoneView } from '../receipt/done-view.tsx';

/** The steps after the ceremony. They are made of the same fields and words, so their code is fetched together. */
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
