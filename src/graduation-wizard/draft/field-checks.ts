import type { FieldProblem } from '#domain/application/field-checks.ts';
import {
  type ApplyField,
  type EverRequired,
  isChoiceField,
  ruleOf,
} from '#domain/application/field-names.ts';
import { trimText } from '#domain/text/blank-text.ts';
import type { ProblemKey } from '../wizard.messages.ts';
import type {
  ApplicationDraft,
  Choices,
  DraftChoice,
  DraftText,
  ValidationContext,
} from './application-draft.ts';

const problemKeys: Readonly<Record<FieldProblem, ProblemKey>> = {
  'invalid-email': 'problemEmailForm',
  'invalid-id-number': 'problemIdNumberForm',
  'invalid-date': 'problemDateForm',
  'short-year': 'problemDateShortYear',
  'future-date': 'problemDateFuture',
  'too-early-date': 'problemDateTooEarly',
  'too-long': 'problemTooLong',
};

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
  const text = trimText(draft[name]);
  if (text === '') return isRequired(name, context) ? missingKey(name) : undefined;
  const problem = context.checkText?.(name, text, context.today);
  return problem && problemKeys[problem];
}

/** True if the user has to fill in the field; some universities waive one. */
export function isRequired(
  name: DraftText,
  { requireSecondLastName }: Pick<ValidationContext, 'requireSecondLastName'>,
): name is DraftText & EverRequired {
  const { apply } = ruleOf(name);
  return apply === 'required' || (apply === 'waivable' && requireSecondLastName !== false);
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
