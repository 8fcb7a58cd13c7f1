import { useId } from 'react';
import { formatLongDate, parseCalendarDate } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { UnsavedQuestion } from '../../form/unsaved-question.tsx';
import { useCeremonyForm } from './ceremony-form.controller.ts';
import type { CeremonyField, CeremonyFields } from './ceremony-form.flow.ts';
import { ceremonyFormMessages } from './ceremony-form.messages.ts';
import { DateAndPlace, Form } from './ceremony-form.styles.ts';
import { InitialNumbers } from './initial-numbers.tsx';

interface CeremonyFormDialogProps {
  /** The ceremony to edit; undefined creates one. */
  readonly ceremony: Ceremony | undefined;
  /** What was typed earlier and never saved. */
  readonly resumed?: CeremonyFields | undefined;
  readonly onClose: () => void;
}

/** Creates or edits a ceremony (spec §5). What was typed stays when saving fails. */
export function CeremonyFormDialog({ ceremony, resumed, onClose }: CeremonyFormDialogProps) {
  const form = useCeremonyForm({ ceremony, resumed, onClose });
  const words = useMessages(ceremonyFormMessages);
  const locale = useLocale();
  const formId = useId();
  const date = parseCalendarDate(form.fields.date);

  const field = (name: CeremonyField) => {
    const mistake = form.mistakes[name];
    return {
      name,
      label: words[name],
      value: form.fields[name],
      onChange: (text: string) => form.change(name, text),
      error: mistake && words[mistake],
      isRequired: name !== 'description',
    };
  };

  return (
    <Dialog
      title={ceremony === undefined ? words.createTitle : words.editTitle}
      isOpen
      onClose={form.leave}
      isDismissable={!form.isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={form.discard} disabled={form.isBusy}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form.formRef}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField {...field('name')} />
        <DateAndPlace>
          <DateField {...field('date')} understoodAs={date && formatLongDate(date, locale)} />
          <TextField {...field('location')} />
        </DateAndPlace>
        <TextArea {...field('description')} isOptional rows={2} />
        <InitialNumbers ceremony={ceremony} fields={form.fields} field={field} />
        {form.failure !== undefined && (
          <Alert tone="danger" live="assertive">
            {form.failure}
          </Alert>
        )}
        {form.isAsking && <UnsavedQuestion onKeep={form.keepEditing} onDiscard={form.discard} />}
      </Form>
    </Dialog>
  );
}
