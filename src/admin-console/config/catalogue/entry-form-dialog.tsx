import type { ReactNode } from 'react';
import type { Change } from '#admin-console/data/use-change.ts';
import type { Problems, Values } from '#admin-console/form/form.flow.ts';
import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { type CloseForm, useDialogForm } from '#admin-console/form/use-dialog-form.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { configMessages } from '../config.messages.ts';
import type { ChoiceLists, EntryField } from './catalogue.ts';
import { EntryFieldView } from './entry-field-view.tsx';
import { checkEntry, textOfValue, visibleFields } from './entry-form.flow.ts';

interface EntryFormDialogProps<Field extends string> {
  readonly title: string;
  readonly fields: readonly EntryField<Field>[];
  /** The current values of the row; must be stable while they are equal. */
  readonly saved: Values<Field>;
  readonly choices: ChoiceLists<Field>;
  /** The names of fields in the body. */
  readonly wireNames: Readonly<Partial<Record<Field, string>>>;
  readonly problemsOf?: ((values: Values<Field>) => Problems<Field, string>) | undefined;
  readonly aside?: ((values: Values<Field>) => ReactNode) | undefined;
  readonly change: Pick<Change<never>, 'isBusy' | 'failure'>;
  /** @param close to be called once the values are saved */
  readonly onSave: (values: Values<Field>, close: CloseForm) => void;
  readonly onClose: () => void;
}

/** A form dialog built from field definitions. */
export function EntryFormDialog<Field extends string>(props: EntryFormDialogProps<Field>) {
  const { title, fields, saved, choices, aside, change, wireNames, onSave, onClose } = props;
  const messages = useMessages(configMessages);
  const form = useDialogForm({
    fields: fields.map(({ id }) => id),
    saved,
    firstFocus: fields[0]?.id,
    check: (values) => checkEntry(fields, values, choices, props.problemsOf),
    onValid: onSave,
    onClose,
    failure: change.failure,
    wireName: (field) => wireNames[field],
    textOf: (id, value) => {
      const field = fields.find((candidate) => candidate.id === id);
      return field === undefined ? value : textOfValue(field, value, choices[id], messages);
    },
  });

  return (
    <FormDialog
      title={title}
      cancelLabel={messages.cancel}
      actionLabel={messages.save}
      form={form}
      change={change}
    >
      {visibleFields(fields, form.values).map((field) => (
        <EntryFieldView
          key={field.id}
          field={field}
          control={form.field(field.id)}
          error={form.problems[field.id] ?? form.field(field.id).error}
          hint={field.lock ?? form.concurrentHint(field.id) ?? field.hint}
          choices={choices[field.id]}
        />
      ))}
      {aside?.(form.values)}
    </FormDialog>
  );
}
