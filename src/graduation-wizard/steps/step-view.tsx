import { useEffect } from 'react';
import { isUntouched } from '../draft/application-draft.ts';
import { LazyStep } from '../lazy-step.tsx';
import { lazyViews, preloadViews } from '../lazy-views.ts';
import { CeremonyStep } from './ceremony-step.tsx';
import type { StepProps } from './step-props.ts';

/** The fields of the current step. The views of the later steps load as soon as the user has started the first. */
export function StepView(props: StepProps) {
  const { step, draft, prefill } = props.form;
  const hasStarted = !isUntouched(draft, prefill.draft);
  useEffect(() => {
    // After the next frame, which shows the choice: preloading would delay it.
    if (hasStarted) setTimeout(preloadViews);
  }, [hasStarted]);

  if (step === 'ceremony') return <CeremonyStep {...props} />;
  const { isDraftSaved } = props.form;
  return <LazyStep key={step} view={lazyViews[step]} props={props} isDraftSaved={isDraftSaved} />;
}
