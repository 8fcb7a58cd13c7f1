/**
 * The state of a form as pure functions; `useForm` keeps it in React.
 *
 * Every value is a text, as it was typed: a date its digits, a choice its key, a switch `on` or `off`. What is kept is
 * what the row held when the form was opened and what was typed since, by field. A field nobody typed in shows the row
 * as it is now, so that saving takes back nothing that somebody else changed meanwhile.
 */

export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with what was typed, by field: a key of the form's messages, or a sentence. */
export type Problems<Field extends string, Problem> = Partial<
  Readonly<Record<Field, Problem | undefined>>
>;

/** A form that was read: what it asks for, or what is wrong with it. */
export type Checked<Field extends string, Problem, Input> =
  | { readonly status: 'valid'; readonly input: Input }
  | { readonly status: 'invalid'; readonly problems: Problems<Field, Problem> };

/** What would be lost with the form, and what it was typed over. */
export interface FormDraft<Field extends string> {
  /** What the row held when the form was opened; what an empty form holds when there is no row. */
  readonly opened: Values<Field>;
  /** What was typed; a field that says what the row says is not among it. */
  readonly typed: Partial<Values<Field>>;
}

export interface FormState<Field extends string, Problem> extends FormDraft<Field> {
  readonly problems: Problems<Field, Problem>;
  /** Counts attempts to send what was invalid: an error summary takes the focus at each. */
  readonly failedAttempts: number;
}

/** @param resumed what was typed earlier and never sent; the row may have changed since */
export function beginForm<Field extends string, Problem>(
  saved: Values<Field>,
  { opened, typed }: FormDraft<Field> = { opened: saved, typed: {} },
): FormState<Field, Problem> {
  return { opened, typed, problems: {}, failedAttempts: 0 };
}

/** What the form shows: what was typed, over the row as it is now. */
export function valuesIn<Field extends string>(
  { typed }: Pick<FormDraft<Field>, 'typed'>,
  saved: Values<Field>,
): Values<Field> {
  return { ...saved, ...typed };
}

/** Typing in a field takes its own problem away and no other. */
export function withTyped<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  saved: Values<Field>,
  field: NoInfer<Field>,
  text: string,
): FormState<Field, Problem> {
  const typed: Partial<Record<Field, string>> = { ...state.typed };
  if (text === saved[field]) delete typed[field];
  else typed[field] = text;
  return { ...state, typed, problems: { ...state.problems, [field]: undefined } };
}

/** After an attempt to send. */
export function withProblems<Field extends string, Problem>(
  state: FormState<Field, Problem>,
  problems: Problems<Field, Problem>,
): FormState<Field, Problem> {
  const isInvalid = Object.values(problems).some((problem) => problem !== undefined);
  return { ...state, problems, failedAttempts: state.failedAttempts + Number(isInvalid) };
}

/** The field that takes the focus when the form can't be sent. */
export function firstProblem<Field extends string>(
  fields: readonly Field[],
  problems: Problems<NoInfer<Field>, unknown>,
): Field | undefined {
  return fields.find((field) => problems[field] !== undefined);
}

/** Whether leaving the form would lose something. */
export function isDirty<Field extends string>(
  { typed }: Pick<FormDraft<Field>, 'typed'>,
  saved: Values<Field>,
): boolean {
  return fieldsOf(saved).some(
    (field) => typed[field] !== undefined && typed[field] !== saved[field],
  );
}

/** What somebody else did to a field since the form was opened. */
export type ChangeElsewhere =
  /** The field was typed in here too: what was typed stays, and this is what the row holds. */
  | { readonly kind: 'kept'; readonly theirs: string }
  /** It was not: the field shows their text, and this is what it held before. */
  | { readonly kind: 'taken'; readonly former: string };

export function changedElsewhere<Field extends string>(
  { opened, typed }: FormDraft<Field>,
  saved: Values<Field>,
  field: NoInfer<Field>,
): ChangeElsewhere | undefined {
  const theirs = saved[field];
  const own = typed[field];
  if (theirs === opened[field] || theirs === own?.trim()) return undefined;
  return own === undefined ? { kind: 'taken', former: opened[field] } : { kind: 'kept', theirs };
}

/** The texts without the spaces around them: nothing but spaces is empty. */
export function trimmed<Field extends string>(values: Values<Field>): Values<Field> {
  const result: Record<Field, string> = { ...values };
  for (const field of fieldsOf(values)) result[field] = values[field].trim();
  return result;
}

/** `Object.keys` with the type that the record has. */
function fieldsOf<Field extends string>(values: Values<Field>): readonly Field[] {
  return Object.keys(values) as Field[];
}
