import { isEmailLike } from '../../../domain/person/email.ts';
import { isSameText } from '../../../domain/text/text-fold.ts';
import type { ListState } from '../../data/use-list.ts';
import { type Checked, trimmed, type Values } from '../../form/form.flow.ts';
import type { Choice } from '../../list/list-filter.flow.ts';
import type { configMessages } from '../config.messages.ts';
import { type ChoiceLists, type EntryField, on } from './catalogue.ts';

/** The fields that a form has, by what is typed in it. */
export function askedFields<Field extends string>(
  fields: readonly EntryField<Field>[],
  values: Values<Field>,
): readonly EntryField<Field>[] {
  return fields.filter(({ isAsked }) => isAsked?.(values) ?? true);
}

/** Reads the form. Nothing but spaces is empty, and so is a choice that the list does not have. */
export function checkEntry<Field extends string>(
  fields: readonly EntryField<Field>[],
  values: Values<Field>,
  choices: ChoiceLists<Field>,
): Checked<Field, string, Values<Field>> {
  const input: Record<Field, string> = { ...trimmed(values) };
  const problems: Partial<Record<Field, string>> = {};
  for (const field of askedFields(fields, values)) {
    input[field.id] = keyOf(input[field.id], choices[field.id]);
    const problem = problemOf(field, input[field.id]);
    if (problem !== undefined) problems[field.id] = problem;
  }
  const isValid = Object.keys(problems).length === 0;
  return isValid ? { status: 'valid', input } : { status: 'invalid', problems };
}

function problemOf(
  { kind, required, invalid }: Pick<EntryField<string>, 'kind' | 'required' | 'invalid'>,
  text: string,
): string | undefined {
  if (text === '') return required;
  return kind === 'email' && !isEmailLike(text) ? invalid : undefined;
}

/** The choice of a value: by its key, else by its label, where a server sent a name without an id. */
export function chosenIn(choices: readonly Choice[], value: string): Choice | undefined {
  if (value === '') return undefined;
  return (
    choices.find(({ key }) => key === value) ??
    choices.find(({ label }) => isSameText(label, value))
  );
}

/** A key that the list does not have (yet) is kept: it is the row's own. A name without a key can't be sent. */
function keyOf(value: string, choices: ListState<Choice> | undefined): string {
  if (choices === undefined || value === '') return value;
  const chosen = choices.status === 'ready' ? chosenIn(choices.rows, value) : undefined;
  return chosen?.key ?? (Number.isNaN(Number(value)) ? '' : value);
}

/** What a value reads like: a choice by its label, a switch as Sí or No. */
export function textOfValue(
  { kind }: Pick<EntryField<string>, 'kind'>,
  value: string,
  choices: ListState<Choice> | undefined,
  words: typeof configMessages.defaults,
): string {
  if (kind === 'switch') return value === on ? words.yes : words.no;
  if (choices?.status === 'ready') return chosenIn(choices.rows, value)?.label ?? value;
  return value;
}
