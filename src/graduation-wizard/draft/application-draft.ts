import {
  type ApplyField,
  applyFields,
  type ChoiceField,
  isChoiceField,
  mapFields,
  ruleOf,
} from '../../domain/application/field-names.ts';
import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { Career } from '../../domain/degree/career.ts';
import type { Gender } from '../../domain/person/gender.ts';

/** The fields in which a person chooses from a list, and those in which they type; a day is typed too. */
export type DraftChoice = ApplyField & ChoiceField;
export type DraftText = Exclude<ApplyField, ChoiceField>;

/** What a person has chosen and typed so far: ids of the choices, and texts as they were typed. */
export type ApplicationDraft = Readonly<
  Record<DraftChoice, number | undefined> & Record<DraftText, string>
>;

/** What can be chosen, and only that. */
export interface Choices {
  readonly ceremonies: readonly Ceremony[];
  readonly careers: readonly Career[];
  readonly genders: readonly Gender[];
}

/** What a draft is checked against. */
export interface ValidationContext {
  readonly choices: Choices;
  /** The person's own day: nobody is born after it. */
  readonly today: CalendarDate;
  /** False where students may have one surname. */
  readonly requireSecondLastName: boolean;
}

export const draftChoices: readonly DraftChoice[] = applyFields.filter(isChoiceField);
export const draftTexts: readonly DraftText[] = applyFields.filter((name) => !isChoiceField(name));

export const emptyDraft: ApplicationDraft = {
  ...mapFields(draftChoices, () => undefined),
  ...mapFields(draftTexts, (name) => ruleOf(name).initial ?? ''),
};

/** Whether nothing has been chosen or typed. */
export function isUntouched(draft: ApplicationDraft): boolean {
  return applyFields.every((name) => draft[name] === emptyDraft[name]);
}
