import type { NewApplication } from '../../domain/application/new-application.ts';
import { parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { ApplicationDraft, FieldName, Given } from '../draft/application-draft.ts';
import {
  choiceField,
  dateOfBirthField,
  emailField,
  optionalTextField,
  secondLastNameField,
  textField,
  type WizardField,
} from '../draft/field-checks.ts';
import type { ProblemKey, WizardWords } from '../wizard.messages.ts';

export type StepId = 'ceremony' | 'career' | 'details' | 'review';

interface WizardStep {
  readonly id: StepId;
  readonly label: Extract<keyof WizardWords, `step${string}`>;
  readonly heading: Extract<keyof WizardWords, `heading${string}`>;
  readonly intro: Extract<keyof WizardWords, `intro${string}`>;
  /** In the order in which they stand on the screen. A step is complete when none of them has a problem. */
  readonly fields: readonly WizardField[];
}

/** The four steps (spec §2) and what makes each complete (spec §5). The last one is always valid. */
export const wizardSteps: readonly WizardStep[] = [
  {
    id: 'ceremony',
    label: 'stepCeremony',
    heading: 'headingCeremony',
    intro: 'introCeremony',
    fields: [choiceField('ceremonyId', 'ceremonies', 'problemCeremony', 'problemCeremonyGone')],
  },
  {
    id: 'career',
    label: 'stepCareer',
    heading: 'headingCareer',
    intro: 'introCareer',
    fields: [choiceField('careerId', 'careers', 'problemCareer', 'problemCareerGone')],
  },
  {
    id: 'details',
    label: 'stepDetails',
    heading: 'headingDetails',
    intro: 'introDetails',
    fields: [
      textField('identificationType', 'problemIdentificationType'),
      textField('idNumber', 'problemIdNumber'),
      textField('firstName', 'problemFirstName'),
      optionalTextField('secondName'),
      optionalTextField('thirdName'),
      textField('lastName', 'problemLastName'),
      secondLastNameField,
      dateOfBirthField,
      textField('placeOfBirth', 'problemPlaceOfBirth'),
      choiceField('genderId', 'genders', 'problemGender', 'problemGenderGone'),
      emailField,
    ],
  },
  { id: 'review', label: 'stepReview', heading: 'headingReview', intro: 'introReview', fields: [] },
];

/** One thing that is missing or wrong, and where it is put right. */
export interface Problem {
  readonly step: StepId;
  readonly field: FieldName;
  readonly key: ProblemKey;
}

/** Everything missing or wrong in a draft, in the order of the steps. Empty means that it can be sent. */
export function problemsOf(draft: ApplicationDraft, given: Given): readonly Problem[] {
  return wizardSteps.flatMap((step) =>
    step.fields.flatMap(({ name, check }) => {
      const key = check(draft, given);
      return key === undefined ? [] : [{ step: step.id, field: name, key }];
    }),
  );
}

/** Whether a step may be left forwards. */
export function isComplete(step: StepId, problems: readonly Problem[]): boolean {
  return problems.every((problem) => problem.step !== step);
}

/** Where a person stands: at a step or past them all. */
export interface Place {
  readonly step: StepId | 'done';
  /** The furthest step ever reached. */
  readonly reached: StepId;
  readonly problems: readonly Problem[];
}

/** A step carries a tick when it was passed and is still complete, also while an earlier one is being changed. */
export function stateOf(
  id: StepId,
  { step, reached, problems }: Place,
): 'complete' | 'current' | 'upcoming' {
  if (id === step) return 'current';
  const isPassed = step === 'done' || orderOf(id) < orderOf(reached);
  return isPassed && isComplete(id, problems) ? 'complete' : 'upcoming';
}

/** A step's place in the order, counted from 0. */
export function orderOf(step: StepId): number {
  return wizardSteps.findIndex(({ id }) => id === step);
}

/** The step before or after; at either end the step itself. */
export function neighbour(step: StepId, direction: 'before' | 'after'): StepId {
  const place = orderOf(step) + (direction === 'after' ? 1 : -1);
  return wizardSteps[place]?.id ?? step;
}

/** The wanted step, or the first incomplete one before it: nobody skips a step (ruling 20). */
export function nearestReachable(wanted: StepId, problems: readonly Problem[]): StepId {
  const [first] = problems;
  return first === undefined || orderOf(wanted) <= orderOf(first.step) ? wanted : first.step;
}

/** The draft as it is sent, or undefined while something is missing or wrong. */
export function toNewApplication(
  draft: ApplicationDraft,
  given: Given,
): NewApplication | undefined {
  const { ceremonyId, careerId, genderId } = draft;
  const dateOfBirth = parseCalendarDate(draft.dateOfBirth);
  if (problemsOf(draft, given).length > 0 || dateOfBirth === undefined) return undefined;
  if (ceremonyId === undefined || careerId === undefined || genderId === undefined)
    return undefined;

  return {
    ceremonyId,
    careerId,
    genderId,
    dateOfBirth,
    identificationType: tidy(draft.identificationType),
    idNumber: tidy(draft.idNumber),
    firstName: tidy(draft.firstName),
    secondName: tidy(draft.secondName) || undefined,
    thirdName: tidy(draft.thirdName) || undefined,
    lastName: tidy(draft.lastName),
    secondLastName: tidy(draft.secondLastName) || undefined,
    email: tidy(draft.email),
    placeOfBirth: tidy(draft.placeOfBirth),
  };
}

/** A ñ typed on one machine and pasted from another must be the same letter in the register. */
function tidy(text: string): string {
  return text.trim().normalize('NFC');
}
