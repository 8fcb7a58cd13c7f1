import type { ListState } from '#admin-console/data/use-list.ts';
import {
  type Checked,
  type Problems,
  trimmed,
  type Values,
} from '#admin-console/form/form.flow.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { onlyOf } from '#domain/collection/reference-finder.ts';
import { isEmailLike, tidyEmail } from '#domain/text/email.ts';
import { isSameText } from '#domain/text/text-fold.ts';
import type { configMessages } from '../config.messages.ts';
import { type ChoiceLists, type EntryField, on } from './catalogue.ts';

/** The fields of the form, which depend on its values. */
export function visibleFields<Field extends string>(
  fields: readonly EntryField<Field>[],
  values: Values<Field>,
): readonly EntryField<Field>[] {
  return fields.filter(({ isVisible }) => isVisible?.(values) ?? true);
}

/** Checks the form. Blank text counts as empty, as does a choice that is not an option. */
export function checkEntry<Field extends string>(
  fields: readonly EntryField<Field>[],
  values: Values<Field>,
  choices: ChoiceLists<Field>,
  problemsOf: (values: Values<Field>) => Problems<Field, string> = () => ({}),
): Checked<Field, string, Values<Field>> {
  const input: Record<Field, string> = { ...trimmed(values) };
  const problems: Partial<Record<Field, string | undefined>> = problemsOf(values);
  for (const field of visibleFields(fields, values)) {
    const text = choiceKey(input[field.id], choices[field.id]);
    input[field.id] = field.kind === 'email' ? tidyEmail(text) : text;
    const problem = entryProblem(field, input[field.id]);
    if (problem !== undefined) problems[field.id] = problem;
  }
  const isValid = Object.values(problems).every((problem) => problem === undefined);
  return isValid ? { status: 'valid', input } : { status: 'invalid', problems };
}

function entryProblem(
  { kind, required, invalid }: Pick<EntryField<string>, 'kind' | 'required' | 'invalid'>,
  text: string,
): string | undefined {
  if (text === '') return required;
  switch (kind) {
    case 'email':
      return isEmailLike(text) ? undefined : invalid;
    case 'date':
      return parseCalendarDate(text) === undefined ? invalid : undefined;
    default:
      return undefined;
  }
}

/** Finds the option of a value: by key, or by label if the server sent a name without id and one option has it. */
export function optionOf(choices: readonly Choice[], value: string): Choice | undefined {
  if (value === '') return undefined;
  return (
    choices.find(({ key }) => key === value) ??
    onlyOf(choices.filter(({ label }) => isSameText(label, value)))
  );
}

/** The key of a value. A key that is not an option (yet) is the row's current one; a name without key becomes ''. */
function choiceKey(value: string, choices: ListState<Choice> | undefined): string {
  if (choices === undefined || value === '') return value;
  const chosen = choices.status === 'ready' ? optionOf(choices.rows, value) : undefined;
  return chosen?.key ?? (Number.isNaN(Number(value)) ? '' : value);
}

/** The text of a value: a choice's label, Sí or No for a switch, and whether there is a picture. */
export function textOfValue(
  { kind }: Pick<EntryField<string>, 'kind'>,
  value: string,
  choices: ListState<Choice> | undefined,
  messages: typeof configMessages.defaults,
): string {
  if (kind === 'picture') return value === '' ? messages.noPicture : messages.picture;
  if (kind === 'switch') return value === on ? messages.yes : messages.no;
  if (choices?.status === 'ready') return optionOf(choices.rows, value)?.label ?? value;
  return value;
}
