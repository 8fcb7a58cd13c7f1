/**
 * The state of a form as pure functions, for `useForm`.
 *
 * Every value is a string: a date has its digits, a select the key of its option, a switch `yes` or `no`. The state holds
 * the row's values when the form was opened, and the edited values. Untouched fields track the current row, so saving
 * never reverts another user's change.
 */
import { trimText } from '#domain/text/blank-text.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Problems of the values, by field: a key of the form's messages, or a text. */
export type Problems<Field extends string, Problem> = Partial<
  Readonly<Record<Field, Problem | undefined>>
>;

/** The result of validating a form. */
export type Checked<Field extends string, Problem, Input> =
  | { readonly status: 'valid'; readonly input: Input }
  | { readonly status: 'invalid'; readonly problems: Problems<Field, Problem> };

/** Unsaved input, and the row it is based on. */
export interface FormDraft<Field extends string> {
  /** The row's values when the form was opened, or those of an empty form. */
  readonly opened: Values<Field>;
  /** The edited values, without fields that equal the row's. */
  readonly edits: Partial<Values<Field>>;
}

export interface FormState<Field extends string, Problem> extends FormDraft<Field> {
  readonly problems: Problems<Field, Problem>;
  /** Counts failed attempts to submit; each one focuses the error summary. */
  readonly failedAttempts: number;
  /** The values of the last attempt that was sent. */
  readonly sent: Partial<Values<Field>>;
}

/** @param resumed unsaved input of an earlier form; the row may have changed since */
export function beginForm<Field extends string, Problem>(
  saved: Values<Field>,
  { opened, edits }: FormDraft<Field> = { opened: saved, edits: {} },
): FormState<Field, Problem> {
  return { opened, edits, problems: {}, failedAttempts: 0, sent: {} };
}

/** The values on screen: edits over the current row. */
export function valuesIn<Field extends string>(
  { edits }: Pick<FormDraft<Field>, 'edits'>,
  saved: Values<Field>,
): Values<Field> {
  return { ...saved, ...edits };
}

/** Editing a field clears its problem, and no other. */
export function withEdit<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  saved: Values<Field>,
  field: NoInfer<Field>,
  text: string,
): FormState<Field, Problem> {
  const edits: Partial<Record<Field, string>> = { ...state.edits };
  if (text === saved[field]) delete edits[field];
  else edits[field] = text;
  return { ...state, edits, problems: { ...state.problems, [field]: undefined } };
}

/** The state after an attempt to submit. */
export function withProblems<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  problems: Problems<Field, Problem>,
): FormState<Field, Problem> {
  const isInvalid = Object.values(problems).some((problem) => problem !== undefined);
  return { ...state, problems, failedAttempts: state.failedAttempts + Number(isInvalid) };
}

/** The state once valid values are sent. */
export function withSent<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  sent: Values<Field>,
): FormState<Field, Problem> {
  return { ...state, problems: {}, sent };
}

/** The first field with a problem, which takes the focus. */
export function firstProblem<Field extends string>(
  fields: readonly Field[],
  problems: Problems<NoInfer<Field>, unknown>,
): Field | undefined {
  return fields.find((field) => problems[field] !== undefined);
}

/** True if the form has unsaved changes. */
export function isDirty<Field extends string>(
  { edits }: Pick<FormDraft<Field>, 'edits'>,
  saved: Values<Field>,
): boolean {
  return valueKeys(saved).some(
    (field) => edits[field] !== undefined && edits[field] !== saved[field],
  );
}

/** Another user's change of a field since the form was opened. */
export type ConcurrentChange =
  /** The field was edited here too. The form keeps the edit; `current` is the row's value. */
  | { readonly kind: 'conflict'; readonly current: string }
  /** The field was untouched and shows the new value; `previous` is the value before it. */
  | { readonly kind: 'updated'; readonly previous: string };

export function concurrentChange<Field extends string>(
  { opened, edits }: FormDraft<Field>,
  saved: Values<Field>,
  field: NoInfer<Field>,
): ConcurrentChange | undefined {
  const current = saved[field];
  const edit = edits[field];
  if (current === opened[field] || current === edit?.trim()) return undefined;
  if (edit === undefined) return { kind: 'updated', previous: opened[field] };
  return { kind: 'conflict', current };
}

/** Trims all values. A text without visible characters becomes ''. */
export function trimmed<Field extends string>(values: Values<Field>): Values<Field> {
  const result: Record<Field, string> = { ...values };
  for (const field of valueKeys(values)) result[field] = trimText(values[field]);
  return result;
}

/** `Object.keys` with the record's key type. */
export function valueKeys<Field extends string>(values: Values<Field>): readonly Field[] {
  return Object.keys(values) as Field[];
}
