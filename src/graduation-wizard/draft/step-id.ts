import type { WizardStepName } from '#provider/events.ts';

/** A step with a form, by its name. */
export type StepId = Exclude<WizardStepName, 'done'>;
