import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
} from '../../domain/calendar/calendar-date.ts';
import { isEmailLike } from '../../domain/person/email.ts';
import type { ProblemKey } from '../wizard.messages.ts';
import type { ApplicationDraft, Catalogue, FieldName, Given } from './application-draft.ts';

/** A field of a step and what can be wrong with it. */
export interface WizardField {
  readonly name: FieldName;
  /** The key of the sentence that says what is missing or wrong; undefined when nothing is. */
  readonly check: (draft: ApplicationDraft, given: Given) => ProblemKey | undefined;
}

type ChoiceName = 'ceremonyId' | 'careerId' | 'genderId';
type TextName = Exclude<FieldName, ChoiceName>;

/** Long enough for any name; a limit on the input itself would cut a pasted text in silence. */
const longestText = 200;
const earliestBirth: CalendarDate = { year: 1900, month: 1, day: 1 };

/** A choice that must be made among what is still offered: lists that were read again may have lost it. */
export function choiceField(
  name: ChoiceName,
  list: keyof Catalogue,
  missing: ProblemKey,
  gone: ProblemKey,
): WizardField {
  return {
    name,
    check: (draft, { catalogue }) => {
      const id = draft[name];
      if (id === undefined) return missing;
      return catalogue[list].some((item) => item.id === id) ? undefined : gone;
    },
  };
}

/** A text that must be written; nothing but spaces is empty (ruling 20). */
export function textField(name: TextName, missing: ProblemKey): WizardField {
  return { name, check: (draft) => (isBlank(draft[name]) ? missing : tooLong(draft[name])) };
}

/** A text that may stay empty. */
export function optionalTextField(name: TextName): WizardField {
  return { name, check: (draft) => tooLong(draft[name]) };
}

/** Required unless the university's students may have one surname (ruling 19). */
export const secondLastNameField: WizardField = {
  name: 'secondLastName',
  check: ({ secondLastName }, { requireSecondLastName }) =>
    requireSecondLastName && isBlank(secondLastName)
      ? 'problemSecondLastName'
      : tooLong(secondLastName),
};

export const emailField: WizardField = {
  name: 'email',
  check: ({ email }) => {
    if (isBlank(email)) return 'problemEmail';
    return isEmailLike(email) ? tooLong(email) : 'problemEmailForm';
  },
};

export const dateOfBirthField: WizardField = {
  name: 'dateOfBirth',
  check: ({ dateOfBirth }, { today }) => {
    if (isBlank(dateOfBirth)) return 'problemDateOfBirth';
    const date = parseCalendarDate(dateOfBirth);
    if (date === undefined) return 'problemDateForm';
    if (compareCalendarDates(date, today) > 0) return 'problemDateFuture';
    return compareCalendarDates(date, earliestBirth) < 0 ? 'problemDateTooEarly' : undefined;
  },
};

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Counted in characters as a person counts them: an emoji is one. */
function tooLong(text: string): ProblemKey | undefined {
  return [...text.trim()].length > longestText ? 'problemTooLong' : undefined;
}
