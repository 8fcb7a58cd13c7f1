/**
 * `useForm` for a form in a dialog of the console, for `FormDialog` to show: it asks before what was typed is lost, by
 * Escape, the cross or a press outside as well as by leaving the page, and puts into words what somebody else changed
 * meanwhile.
 */
import { useState } from 'react';
import { formatMessage } from '../../messages/format-message.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useUnsavedWork } from '../navigation/use-unsaved-work.ts';
import type { ChangeElsewhere } from './form.flow.ts';
import { formMessages } from './form.messages.ts';
import { type Form, type FormOptions, useForm } from './use-form.ts';

interface DialogFormOptions<Field extends string, Problem, Input>
  extends FormOptions<Field, Problem, Input> {
  /** Closes the dialog; what was typed is lost. */
  readonly onClose: () => void;
  /** What a value reads like, where it is a key. @default the value itself */
  readonly textOf?: ((field: Field, value: string) => string) | undefined;
}

export interface DialogForm<Field extends string, Problem>
  extends Omit<Form<Field, Problem>, 'submit'> {
  readonly leaving: Leaving;
  /** The hint beneath a field that somebody else changed since the form was opened. */
  readonly elsewhereHint: (field: Field) => string | undefined;
}

/** The way out of a form. */
interface Leaving {
  /** Whether the person has to say what becomes of what was typed. */
  readonly isAsking: boolean;
  /** Escape, the cross or a press outside: asks first when something would be lost. */
  readonly leave: () => void;
  readonly keep: () => void;
  readonly discard: () => void;
}

export function useDialogForm<Field extends string, Problem, Input>(
  options: DialogFormOptions<Field, Problem, Input>,
): DialogForm<Field, Problem> {
  const { fields, onClose, textOf = (_field, value) => value } = options;
  const words = useMessages(formMessages);
  const form = useForm(options);
  const [isAsking, setAsking] = useState(false);
  useUnsavedWork(form.isDirty);

  return {
    ...form,
    onSubmit: (event) => {
      setAsking(false);
      form.onSubmit(event);
    },
    leaving: {
      isAsking: isAsking && form.isDirty,
      leave: () => (form.isDirty ? setAsking(true) : onClose()),
      keep: () => {
        setAsking(false);
        const [first] = fields;
        if (first !== undefined) form.focus(first);
      },
      discard: onClose,
    },
    elsewhereHint: (field) => {
      const elsewhere = form.elsewhere(field);
      return elsewhere && elsewhereSentence(elsewhere, words, (value) => textOf(field, value));
    },
  };
}

/** What somebody else did to a field, in words. */
function elsewhereSentence(
  change: ChangeElsewhere,
  words: typeof formMessages.defaults,
  textOf: (value: string) => string,
): string {
  if (change.kind === 'taken') {
    const { former } = change;
    if (former === '') return words.filledElsewhere;
    return formatMessage(words.takenElsewhere, { former: textOf(former) });
  }
  const { theirs } = change;
  if (theirs === '') return words.emptiedElsewhere;
  return formatMessage(words.changedElsewhere, { value: textOf(theirs) });
}
