/**
 * `useForm` for a form in a `FormDialog`: it asks for confirmation before closing the dialog or leaving the page discards
 * changes, adds hints to fields that another user has changed, and stores unsaved input below a `DraftScope`.
 */
import { useState } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFormDraft, useStoredInput } from '../navigation/drafts/use-form-draft.ts';
import { useUnsavedWork } from '../navigation/use-unsaved-work.ts';
import { type ConcurrentChange, valueKeys } from './form.flow.ts';
import { formMessages } from './form.messages.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

/**
 * Discards the draft and closes the dialog.
 *
 * @param by closes it. @default `onClose`
 */
export type CloseForm = (by?: () => void) => void;

interface DialogFormOptions<Field extends string, Problem, Input>
  extends Omit<FormOptions<Field, Problem, Input>, 'resumed' | 'onValid'> {
  /** @param close to be called once the input is saved */
  readonly onValid: (input: Input, close: CloseForm) => void;
  /** Closes the dialog and discards changes. */
  readonly onClose: () => void;
  /** The text of a value that is a key. @default the value itself */
  readonly textOf?: ((field: Field, value: string) => string) | undefined;
}

export interface DialogForm<Field extends string, Problem>
  extends Omit<Form<Field, Problem>, 'submit'> {
  readonly leaving: Leaving;
  /** True if the form continues with earlier input. */
  readonly isResumed: boolean;
  /** The hint of a field that another user has changed since the form was opened. */
  readonly concurrentHint: (field: Field) => string | undefined;
}

/** Closing a form. */
interface Leaving {
  /** True if the question is open. */
  readonly isAsking: boolean;
  /** Closes the form; with unsaved changes, asks first. */
  readonly leave: () => void;
  readonly keep: () => void;
  readonly discard: () => void;
}

export function useDialogForm<Field extends string, Problem, Input>(
  options: DialogFormOptions<Field, Problem, Input>,
): DialogForm<Field, Problem> {
  const { fields, onClose, textOf = (_field, value) => value } = options;
  const messages = useMessages(formMessages);
  const draft = useFormDraft(valueKeys(options.saved));
  const close: CloseForm = (by = onClose) => {
    draft.discard();
    by();
  };
  const form = useForm({
    ...options,
    resumed: draft.resumed,
    onValid: (input) => options.onValid(input, close),
  });
  const [isAsking, setAsking] = useState(false);
  useUnsavedWork(form.isDirty);
  useStoredInput(draft, form.draft, form.isDirty);

  return {
    ...form,
    restart: () => {
      draft.discard();
      form.restart();
    },
    onSubmit: (event) => {
      setAsking(false);
      form.onSubmit(event);
    },
    leaving: {
      isAsking: isAsking && form.isDirty,
      leave: () => (form.isDirty ? setAsking(true) : close()),
      keep: () => {
        setAsking(false);
        const [first] = fields;
        if (first !== undefined) form.focus(first);
      },
      discard: () => close(),
    },
    isResumed: draft.resumed !== undefined,
    concurrentHint: (field) => {
      const change = form.concurrentChange(field);
      return change && describeChange(change, messages, (value) => textOf(field, value));
    },
  };
}

function describeChange(
  change: ConcurrentChange,
  messages: typeof formMessages.defaults,
  textOf: (value: string) => string,
): string {
  if (change.kind === 'updated') {
    const { previous } = change;
    if (previous === '') return messages.filledElsewhere;
    return formatMessage(messages.takenElsewhere, { former: textOf(previous) });
  }
  const { current } = change;
  if (current === '') return messages.emptiedElsewhere;
  return formatMessage(messages.changedElsewhere, { value: textOf(current) });
}
