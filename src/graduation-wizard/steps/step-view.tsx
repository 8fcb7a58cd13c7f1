import { useEffect } from 'react';
import { careerStep, detailsStep, fetchAhead, reviewStep } from '../later-parts.ts';
import { Part } from '../lazy-part.tsx';
import { CeremonyStep } from './ceremony-step.tsx';
import type { StepProps } from './step-props.ts';

/** The fields of the current step. The first is there at once; the others come while a ceremony is being chosen. */
export function StepView(props: StepProps) {
  useEffect(() => {
    const timer = setTimeout(fetchAhead);
    return () => clearTimeout(timer);
  }, []);

  const { step } = props.form;
  switch (step) {
    case 'ceremony':
      return <CeremonyStep {...props} />;
    case 'career':
      return <Part key={step} part={careerStep} props={props} />;
    case 'details':
      return <Part key={step} part={detailsStep} props={props} />;
    case 'review':
      return <Part key={step} part={reviewStep} props={props} />;
    default:
      return step satisfies never;
  }
}
