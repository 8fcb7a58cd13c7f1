/**
 * The form state of the console: values, problems, fields that the server declined, focus on the first problem, and
 * concurrent changes. It is independent of dialogs: `useDialogForm` adds the question before leaving, `useChange` sends.
 *
 * @example
 * const form = useForm({
 *   fields: ['name', 'date'],
 *   saved: ceremony === undefined ? emptyValues : valuesOf(ceremony),
 *   check: (values) => checkForm(values, today),
 *   onValid: (input) => change.run({ … }),
 *   failure: change.failure,
 *   wireName: (field) => ceremonyNames[field],
 * });
 * <Form onSubmit={form.onSubmit} ref={form.formRef}>
 *   <TextField {...name} label={messages.name} error={problem ? messages[problem] : name.error} />
 * </Form>
 */
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { namedFields, refusedText } from '#api/wire/refused-fields.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useLatest } from '#react/use-latest.ts';
import { focusField } from '#ui/error-summary/focus-field.ts';
import type { ChangeFailure } from '../data/use-change.ts';
import {
  beginForm,
  type Checked,
  type ConcurrentChange,
  concurrentChange,
  type FormDraft,
  firstProblem,
  isDirty,
  type Problems,
  type Values,
  valuesIn,
  withEdit,
  withProblems,
  withSent,
} from './form.flow.ts';

export interface FormOptions<Field extends string, Problem, Input> {
  /** The fields in their order on screen; the first with a problem takes the focus. */
  readonly fields: readonly Field[];
  /**
   * The values of the saved row, or of an empty form, as the same object while they are equal. They may change while the
   * form is open, when the list is read again.
   */
  readonly saved: Values<Field>;
  /** Unsaved input of an earlier form. */
  readonly resumed?: FormDraft<Field> | undefined;
  /** The field that takes the focus when the form opens. @default none: the dialog keeps it */
  readonly firstFocus?: Field | undefined;
  readonly check: (values: Values<Field>) => Checked<Field, Problem, Input>;
  readonly onValid: (input: Input) => void;
  /** Why the last attempt failed. */
  readonly failure?: Pick<ChangeFailure, 'message' | 'fields'> | undefined;
  /** A field's name in the body that is sent. @default the server's messages about fields are shown above the buttons */
  readonly wireName?: ((field: Field) => string | undefined) | undefined;
}

export interface Form<Field extends string, Problem> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The form element's id, for a submit button outside it. */
  readonly formId: string;
  readonly values: Values<Field>;
  /** The unsaved input, for `resumed`. */
  readonly draft: FormDraft<Field>;
  readonly problems: Problems<Field, Problem>;
  /** The server's messages about fields that still have the values that it declined. */
  readonly refused: readonly string[];
  /** True if a field shows the failure, or every field that the server named was changed since. */
  readonly isFailureInFields: boolean;
  readonly isDirty: boolean;
  /** For an error summary's `focusCount`. */
  readonly failedAttempts: number;
  /** Another user's change of a field since the form was opened. */
  readonly concurrentChange: (field: Field) => ConcurrentChange | undefined;
  /** The props that every field component takes from the form. */
  readonly field: (field: Field) => FormField<Field>;
  readonly change: (field: Field, text: string) => void;
  readonly focus: (field: Field) => void;
  /** Discards edits and restarts with the current row. */
  readonly restart: () => void;
  readonly submit: () => void;
  /** For the form element. */
  readonly onSubmit: (event: FormEvent) => void;
}

export interface FormField<Field extends string> {
  readonly id: string;
  readonly name: Field;
  readonly value: string;
  /** The server's message about the value, which it declined. */
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

export function useForm<Field extends string, Problem, Input>(
  options: FormOptions<Field, Problem, Input>,
): Form<Field, Problem> {
  const { fields, saved, resumed, check, onValid, failure, wireName = unnamed } = options;
  const { emit } = useGraduation();
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const [state, setState] = useState(() => beginForm<Field, Problem>(saved, resumed));
  const values = useMemo(() => valuesIn(state, saved), [state, saved]);

  const focus = (field: Field) => {
    if (formRef.current !== null) focusField(formRef.current, `${id}-${field}`);
  };
  const refused = { messages: failure?.fields, wireName, sent: state.sent };
  const named = namedFields(fields, refused);
  const isChanged = (field: Field) =>
    state.sent[field] !== undefined && state.sent[field] !== values[field];
  const isCorrected = named.length > 0 && named.every((field) => isChanged(field));
  const refusedTexts = named.flatMap((field) => refusedText(field, values[field], refused) ?? []);
  const change = (field: Field, text: string) =>
    setState((current) => withEdit(current, saved, field, text));
  const submit = () => {
    const checked = check(values);
    if (checked.status === 'valid') {
      setState((current) => withSent(current, values));
      return onValid(checked.input);
    }
    const { problems } = checked;
    setState((current) => withProblems(current, problems));
    emit({ type: 'validation-failed', fields: Object.keys(problems) });
    const first = firstProblem(fields, problems);
    if (first !== undefined) focus(first);
  };
  useFirstFocus(options.firstFocus, focus);
  useRefusalFocus(failure, named[0], focus);

  return {
    formRef,
    formId: id,
    values,
    draft: state,
    problems: state.problems,
    refused: refusedTexts,
    isFailureInFields: isCorrected || refusedTexts.some((text) => text === failure?.message),
    isDirty: isDirty(state, saved),
    failedAttempts: state.failedAttempts,
    concurrentChange: (field) => concurrentChange(state, saved, field),
    field: (name) => ({
      id: `${id}-${name}`,
      name,
      value: values[name],
      error: refusedText(name, values[name], refused),
      onChange: (text) => change(name, text),
    }),
    change,
    focus,
    restart: () => setState(beginForm(saved)),
    submit,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
  };
}

function useFirstFocus<Field extends string>(
  field: Field | undefined,
  focus: (field: Field) => void,
): void {
  const opening = useRef({ field, focus });
  useEffect(() => {
    const { field: first, focus: focusFirst } = opening.current;
    if (first !== undefined) focusFirst(first);
  }, []);
}

/** Focuses the first field that the server named, once for each failure. */
function useRefusalFocus<Field extends string>(
  failure: object | undefined,
  first: Field | undefined,
  focus: (field: Field) => void,
): void {
  const latest = useLatest(() => {
    if (first !== undefined) focus(first);
  });
  useEffect(() => {
    if (failure !== undefined) latest.current();
  }, [failure, latest]);
}

function unnamed(): undefined {
  return undefined;
}
