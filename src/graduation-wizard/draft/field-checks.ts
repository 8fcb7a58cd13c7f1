import {
  type ApplyField,
  type EverRequired,
  isChoiceField,
  isTextField,
  mostOf,
  ruleOf,
} from '../../domain/application/field-names.ts';
import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
} from '../../domain/calendar/calendar-date.ts';
import { isEmailLike } from '../../domain/person/email.ts';
import type { ProblemKey } from '../wizard.messages.ts';
import type {
  ApplicationDraft,
  Choices,
  DraftChoice,
  DraftText,
  ValidationContext,
} from './application-draft.ts';

const earliestBirth: CalendarDate = { year: 1900, month: 1, day: 1 };

interface ChoiceRule {
  readonly list: keyof Choices;
  readonly missing: ProblemKey;
  /** The problem of a choice that is no longer offered. */
  readonly gone: ProblemKey;
}

/** The list of each choice, and its problems. */
export const choiceRules: Readonly<Record<DraftChoice, ChoiceRule>> = {
  ceremonyId: { list: 'ceremonies', missing: 'problemCeremony', gone: 'problemCeremonyGone' },
  careerId: { list: 'careers', missing: 'problemCareer', gone: 'problemCareerGone' },
  genderId: { list: 'genders', missing: 'problemGender', gone: 'problemGenderGone' },
};

/** The message key of a field's problem; undefined if the field is valid. */
export function checkField(
  name: ApplyField,
  draft: ApplicationDraft,
  context: ValidationContext,
): ProblemKey | undefined {
  if (isChoiceField(name)) return checkChoice(draft[name], choiceRules[name], context.choices);
  const text = draft[name].trim();
  if (text === '') return isRequired(name, context) ? missingKey(name) : undefined;
  switch (ruleOf(name).kind) {
    case 'email':
      return isEmailLike(text) ? checkLength(name, text) : 'problemEmailForm';
    case 'date':
      return checkBirth(text, context.today);
    default:
      return checkLength(name, text);
  }
}

/** Whether the user has to fill in the field; some universities waive one. */
export function isRequired(
  name: DraftText,
  { requireSecondLastName }: Pick<ValidationContext, 'requireSecondLastName'>,
): name is DraftText & EverRequired {
  const { apply } = ruleOf(name);
  return apply === 'required' || (apply === 'waivable' && requireSecondLastName);
}

function checkChoice(
  id: number | undefined,
  { list, missing, gone }: ChoiceRule,
  choices: Choices,
): ProblemKey | undefined {
  if (id === undefined) return missing;
  return choices[list].some((item) => item.id === id) ? undefined : gone;
}

type MissingKey = `problem${Capitalize<DraftText & EverRequired>}`;

/** The message of a missing `idNumber` is `problemIdNumber`; the type demands one for each required text. */
function missingKey(name: DraftText & EverRequired): MissingKey {
  return `problem${name.charAt(0).toUpperCase()}${name.slice(1)}` as MissingKey;
}

function checkBirth(text: string, today: CalendarDate): ProblemKey | undefined {
  const date = parseCalendarDate(text);
  if (date === undefined) return 'problemDateForm';
  if (compareCalendarDates(date, today) > 0) return 'problemDateFuture';
  return compareCalendarDates(date, earliestBirth) < 0 ? 'problemDateTooEarly' : undefined;
}

/**
 * Counts characters as users do: an emoji is one. The input itself has no limit, because it would cut a pasted text
 * silently.
 */
function checkLength(name: DraftText, text: string): ProblemKey | undefined {
  if (!isTextField(name)) return undefined;
  return [...text].length > mostOf(name) ? 'problemTooLong' : undefined;
}
