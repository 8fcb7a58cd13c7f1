import type { checkText } from '#domain/application/field-checks.ts';
import {
  type ApplyField,
  applyFields,
  type ChoiceField,
  isChoiceField,
  mapFields,
  ruleOf,
} from '#domain/application/field-names.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { Career } from '#domain/degree/career.ts';
import type { Gender } from '#domain/person/gender.ts';

/** Fields with a choice from a list, and fields with text input; dates are typed too. */
export type DraftChoice = ApplyField & ChoiceField;
export type DraftText = Exclude<ApplyField, ChoiceField>;

/** The user's choices, as ids, and text input, as typed. */
export type ApplicationDraft = Readonly<
  Record<DraftChoice, number | undefined> & Record<DraftText, string>
>;

/** The ceremonies, careers and genders that the wizard offers. */
export interface Choices {
  readonly ceremonies: readonly Ceremony[];
  readonly careers: readonly Career[];
  readonly genders: readonly Gender[];
}

/** The data against which a draft is checked. */
export interface ValidationContext {
  readonly choices: Choices;
  /** The user's current day, the latest possible date of birth. */
  readonly today: CalendarDate;
  readonly requireSecondLastName: SecondLastNameRule;
  /** The rules of texts. `undefined` until the code of the details step has loaded: no text is typed before. */
  readonly checkText: typeof checkText | undefined;
}

/**
 * The second surname of a university's students: true if all have one, false if it may be blank, and `unless-none` if
 * those without one say so.
 */
export type SecondLastNameRule = boolean | 'unless-none';

/** The second surname of somebody who said to have none: the draft keeps it, and it is sent blank. */
export const noSecondLastName = '-';

/** The draft with the second surname that is sent. */
export function sentDraft(
  draft: ApplicationDraft,
  { requireSecondLastName }: Pick<ValidationContext, 'requireSecondLastName'>,
): ApplicationDraft {
  return requireSecondLastName === 'unless-none' && draft.secondLastName === noSecondLastName
    ? { ...draft, secondLastName: '' }
    : draft;
}

export const draftChoices: readonly DraftChoice[] = applyFields.filter(isChoiceField);
export const draftTexts: readonly DraftText[] = applyFields.filter((name) => !isChoiceField(name));

export const emptyDraft: ApplicationDraft = {
  ...mapFields(draftChoices, () => undefined),
  ...mapFields(draftTexts, (name) => ruleOf(name).initial ?? ''),
};

/** The default identification types. */
export const standardIdentificationTypes: readonly string[] = ['V', 'E', 'P'];

/** The draft of an untouched form. A host's list of identification types starts with its first entry selected. */
export function blankDraft(identificationTypes: readonly string[] | undefined): ApplicationDraft {
  const { identificationType } = emptyDraft;
  return { ...emptyDraft, identificationType: identificationTypes?.[0] ?? identificationType };
}

/** True if the draft has neither choices nor input beyond those of `initial`. */
export function isUntouched(draft: ApplicationDraft, initial: ApplicationDraft): boolean {
  return applyFields.every((name) => draft[name] === initial[name]);
}
