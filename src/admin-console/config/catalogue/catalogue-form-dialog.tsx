import { useMemo, useState } from 'react';
import { useChange } from '#admin-console/data/use-change.ts';
import type { Values } from '#admin-console/form/form.flow.ts';
import type { CloseForm } from '#admin-console/form/use-dialog-form.ts';
import type { Catalogue, CatalogueRow, FollowUp } from './catalogue.ts';
import { EntryFormDialog } from './entry-form-dialog.tsx';

interface CatalogueFormDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  readonly row: Row | undefined;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onFollowUp: (dialog: FollowUp) => void;
}

/** Creates or edits a row of a catalogue. */
export function CatalogueFormDialog<Row extends CatalogueRow, Field extends string>(
  props: CatalogueFormDialogProps<Row, Field>,
) {
  const { catalogue, row, rows, onClose } = props;
  const { messages, form } = catalogue;
  const { change, save } = useSaving(props);
  return (
    <EntryFormDialog
      title={row === undefined ? messages.add : messages.editTitle}
      fields={form.fields(row, rows)}
      saved={useMemo(() => form.valuesOf(row), [form, row])}
      choices={form.useChoices(row)}
      wireNames={form.wireNames}
      problemsOf={form.termProblems}
      aside={form.aside && ((values) => form.aside?.(values, row))}
      change={change}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Creates or updates the row. The creation lives as long as the form, and remembers what earlier attempts wrote. */
function useSaving<Row extends CatalogueRow, Field extends string>({
  catalogue: { resource, messages, changes },
  row,
  onFollowUp,
}: CatalogueFormDialogProps<Row, Field>) {
  const change = useChange(resource, messages.saveFailed);
  const [create] = useState(changes.beginCreate);

  const save = (values: Values<Field>, close: CloseForm) => {
    const finish = (dialog: FollowUp | undefined) => close(dialog && (() => onFollowUp(dialog)));
    if (row === undefined) {
      return change.create({
        call: (api, known) => create(api, values, known),
        done: messages.created,
        onDone: (result) =>
          finish(result.status === 'found' ? changes.afterLostResponse?.(values) : result.made),
      });
    }
    let followUp: FollowUp | undefined;
    change.run({
      row,
      call: (api) =>
        changes.update(api, row, values, (dialog) => {
          followUp = dialog;
        }),
      done: messages.updated,
      onDone: () => finish(followUp),
    });
  };
  return { change, save };
}
