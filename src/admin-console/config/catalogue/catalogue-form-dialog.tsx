import { useId } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormStack } from '../../../ui/stack/stack.styles.ts';
import { UnsavedQuestion } from '../../form/unsaved-question.tsx';
import { configMessages } from '../config.messages.ts';
import { FieldPlace } from '../config.styles.ts';
import type { CatalogueRow } from './catalogue.ts';
import { FieldView } from './catalogue-field.tsx';
import { type CatalogueFormOptions, useCatalogueForm } from './catalogue-form.controller.ts';
import { FailedChange } from './failed-change.tsx';

/** Creates or edits a row of any catalogue (spec §5). What was typed stays when saving fails. */
export function CatalogueFormDialog<Row extends CatalogueRow, Field extends string>(
  props: CatalogueFormOptions<Row, Field>,
) {
  const { catalogue, row, rows, onClose } = props;
  const form = useCatalogueForm(props);
  const choices = catalogue.useChoices(row);
  const words = useMessages(configMessages);
  const formId = useId();
  const { Aside } = catalogue;

  return (
    <Dialog
      title={row === undefined ? catalogue.words.add : catalogue.words.editTitle}
      isOpen
      onClose={form.leave}
      isDismissable={!form.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.isBusy}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <FormStack
        id={formId}
        ref={form.formRef}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.fields.map((field) => (
          <FieldPlace key={field.id} data-field={field.id}>
            <FieldView
              field={field}
              value={form.values[field.id]}
              error={form.mistakes[field.id]}
              lock={field.lock?.(row, rows)}
              choices={choices[field.id]}
              onChange={(value) => form.change(field.id, value)}
            />
          </FieldPlace>
        ))}
        {Aside !== undefined && <Aside values={form.values} row={row} />}
        <FailedChange failure={form.failure} />
        {form.isAsking && <UnsavedQuestion onKeep={form.keepEditing} onDiscard={onClose} />}
      </FormStack>
    </Dialog>
  );
}
