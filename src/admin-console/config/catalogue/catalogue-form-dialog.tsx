import { useMemo, useState } from 'react';
import { type CreateSuccess, useChange } from '../../data/use-change.ts';
import type { Values } from '../../form/form.flow.ts';
import type { Catalogue, CatalogueRow, Created } from './catalogue.ts';
import { EntryFormDialog } from './entry-form-dialog.tsx';

interface CatalogueFormDialogProps<Row extends CatalogueRow, Field extends string> {
  readonly catalogue: Catalogue<Row, Field>;
  /** The row as the list has it now; undefined creates one. */
  readonly row: Row | undefined;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  /** A one-time password has to be shown; undefined when it was lost with the answer. */
  readonly onPassword: (name: string, password: string | undefined) => void;
}

/** Creates or edits a row of any catalogue. */
export function CatalogueFormDialog<Row extends CatalogueRow, Field extends string>(
  props: CatalogueFormDialogProps<Row, Field>,
) {
  const { catalogue, row, rows, onClose } = props;
  const { words, form } = catalogue;
  const { change, save } = useSaving(props);
  return (
    <EntryFormDialog
      title={row === undefined ? words.add : words.editTitle}
      fields={form.fields(row, rows)}
      saved={useMemo(() => form.valuesOf(row), [form, row])}
      choices={form.useChoices(row)}
      aside={form.aside && ((values) => form.aside?.(values, row))}
      change={change}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** Creating or updating; what is begun with the form remembers what its attempts have written. */
function useSaving<Row extends CatalogueRow, Field extends string>({
  catalogue: { resource, words, changes },
  row,
  onClose,
  onPassword,
}: CatalogueFormDialogProps<Row, Field>) {
  const change = useChange(resource, words.saveFailed);
  const [create] = useState(changes.beginCreate);

  const finish = (result: CreateSuccess<Created | undefined>, values: Values<Field>) => {
    const password = result.status === 'created' ? result.made?.temporaryPassword : undefined;
    const isLost = result.status === 'found';
    const holder = changes.passwordHolder?.(values);
    if (holder !== undefined && (isLost || password !== undefined)) onPassword(holder, password);
    else onClose();
  };
  const save = (values: Values<Field>) => {
    if (row === undefined) {
      return change.create({
        call: (api, known) => create(api, values, known),
        done: words.created,
        onDone: (result) => finish(result, values),
      });
    }
    change.run({
      row,
      call: (api) => changes.update(api, row, values),
      done: words.updated,
      onDone: onClose,
    });
  };
  return { change, save };
}
