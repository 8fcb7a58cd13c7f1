import { useEffect } from 'react';
import { lazyView } from '../../react/lazy.tsx';
import { isUntouched } from '../draft/application-draft.ts';
import { LazyStep } from '../lazy-step.tsx';
import { CeremonyStep } from './ceremony-step.tsx';
import type { StepProps } from './step-props.ts';

export const laterStep = lazyView(() =>
  import('./later-step.tsx').then((module) => module.LaterStep),
);

/** The fields of the current step. Later steps are loaded as soon as the user has begun with the first. */
export function StepView(props: StepProps) {
  const { step, draft } = props.form;
  const hasBegun = !isUntouched(draft);
  useEffect(() => {
    // After the frame that shows the choice, which loading would delay.
    if (hasBegun) setTimeout(laterStep.preload);
  }, [hasBegun]);

  if (step === 'ceremony') return <CeremonyStep {...props} />;
  return <LazyStep key={step} view={laterStep} props={props} />;
}
