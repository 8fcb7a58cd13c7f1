import { useEffect } from 'react';
import { CeremonyStep } from './ceremony-step.tsx';
import { doneView } from './done-part.ts';
import { lazyPart, Part } from './lazy-part.tsx';
import type { StepProps } from './step-props.ts';

/** The first step is there at once; the others come while a ceremony is being chosen. */
const careerStep = lazyPart<StepProps>(() =>
  import('./career-step.tsx').then((module) => module.CareerStep),
);
const detailsStep = lazyPart<StepProps>(() =>
  import('./details-step.tsx').then((module) => module.DetailsStep),
);
const reviewStep = lazyPart<StepProps>(() =>
  import('./review-step.tsx').then((module) => module.ReviewStep),
);

/** The fields of the current step. */
export function StepView(props: StepProps) {
  useFetchAhead();
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

const ahead = [careerStep, detailsStep, reviewStep, doneView] as const;

/** A failure here says nothing: the step itself tries again when it is needed. */
function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of ahead) part.fetch().catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, []);
}
