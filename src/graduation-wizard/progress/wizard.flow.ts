import {
  type ApplyField,
  applyFields,
  isDateField,
  mapFields,
} from '#domain/application/field-names.ts';
import type { NewApplication } from '#domain/application/new-application.ts';
import { tidyField } from '#domain/application/tidy-field.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { WizardStepName } from '#provider/events.ts';
import {
  type ApplicationDraft,
  sentDraft,
  type ValidationContext,
} from '../draft/application-draft.ts';
import { checkField } from '../draft/field-checks.ts';
import type { StepId } from '../draft/step-id.ts';
import type { ProblemKey, WizardMessages } from '../wizard.messages.ts';

interface WizardStep {
  readonly id: StepId;
  readonly label: Extract<keyof WizardMessages, `step${string}`>;
  readonly heading: Extract<keyof WizardMessages, `heading${string}`>;
  readonly intro: Extract<keyof WizardMessages, `intro${string}`>;
  /** In the order of the screen. A step is complete when none of them has a problem. */
  readonly fields: readonly ApplyField[];
}

/** The four steps and their fields. The last one is always valid. */
export const wizardSteps: readonly WizardStep[] = [
  {
    id: 'ceremony',
    label: 'stepCeremony',
    heading: 'headingCeremony',
    intro: 'introCeremony',
    fields: ['ceremonyId'],
  },
  {
    id: 'career',
    label: 'stepCareer',
    heading: 'headingCareer',
    intro: 'introCareer',
    fields: ['careerId'],
  },
  {
    id: 'details',
    label: 'stepDetails',
    heading: 'headingDetails',
    intro: 'introDetails',
    fields: applyFields.filter((name) => name !== 'ceremonyId' && name !== 'careerId'),
  },
  { id: 'review', label: 'stepReview', heading: 'headingReview', intro: 'introReview', fields: [] },
];

/** A missing or invalid value, and its step. */
export interface Problem {
  readonly step: StepId;
  readonly field: ApplyField;
  readonly key: ProblemKey;
}

/** All missing or invalid values of a draft, in the order of the steps. Empty if it can be sent. */
export function problemsOf(
  draft: ApplicationDraft,
  context: ValidationContext,
): readonly Problem[] {
  return wizardSteps.flatMap((step) =>
    step.fields.flatMap((field) => {
      const key = checkField(field, draft, context);
      return key === undefined ? [] : [{ step: step.id, field, key }];
    }),
  );
}

/** True if the user may continue from a step. */
export function isComplete(step: StepId, problems: readonly Problem[]): boolean {
  return problems.every((problem) => problem.step !== step);
}

/** A position in the wizard: a step, or past all of them. */
export interface Position {
  readonly step: WizardStepName;
  /** The furthest step ever reached. */
  readonly reached: StepId;
  readonly problems: readonly Problem[];
}

/** A step has a tick when it was passed and is still complete, also while an earlier one is being changed. */
export function stateOf(
  id: StepId,
  { step, reached, problems }: Position,
): 'complete' | 'current' | 'upcoming' {
  if (id === step) return 'current';
  const isPassed = step === 'done' || stepIndex(id) < stepIndex(reached);
  return isPassed && isComplete(id, problems) ? 'complete' : 'upcoming';
}

/** A step's position in the order, counted from 0. */
export function stepIndex(step: StepId): number {
  return wizardSteps.findIndex(({ id }) => id === step);
}

/** The previous or next step; at either end the step itself. */
export function neighbour(step: StepId, direction: 'before' | 'after'): StepId {
  const position = stepIndex(step) + (direction === 'after' ? 1 : -1);
  return wizardSteps[position]?.id ?? step;
}

/** The requested step, or the first incomplete one before it: no step can be skipped. */
export function nearestReachable(wanted: StepId, problems: readonly Problem[]): StepId {
  const [first] = problems;
  return first === undefined || stepIndex(wanted) <= stepIndex(first.step) ? wanted : first.step;
}

/** The application to send, or undefined while a value is missing or invalid. */
export function toNewApplication(
  draft: ApplicationDraft,
  context: ValidationContext,
): NewApplication | undefined {
  if (problemsOf(draft, context).length > 0) return undefined;
  const sent = sentDraft(draft, context);
  const values = mapFields(applyFields, (name) => {
    const value = sent[name];
    if (typeof value !== 'string') return value;
    return isDateField(name) ? parseCalendarDate(value) : tidyField(name, value) || undefined;
  });
  // The draft has no problem, so no required value is missing; the compiler can't infer that.
  return values as NewApplication;
}
