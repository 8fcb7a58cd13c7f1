import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { useText } from '#messages/messages-context.tsx';
import { DatePickerField } from '#ui/date-picker/date-picker-field.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type CeremonyFormOptions, useCeremonyForm } from './ceremony-form.controller.ts';
import type { CeremonyField } from './ceremony-form.flow.ts';
import { ceremonyFormMessages } from './ceremony-form.messages.ts';
import { DateAndPlace } from './ceremony-form.styles.ts';
import { InitialNumbers } from './initial-numbers.tsx';

/** The dialog that creates or edits a ceremony. */
export function CeremonyFormDialog(props: CeremonyFormOptions) {
  const { ceremony } = props;
  const { form, change, earliest, today } = useCeremonyForm(props);
  const { messages, longDate } = useText(ceremonyFormMessages);
  const date = parseCalendarDate(form.values.date);

  const field = (name: CeremonyField) => {
    const problem = form.problems[name];
    const control = form.field(name);
    return {
      ...control,
      label: messages[name],
      hint: form.concurrentHint(name),
      error: problem ? messages[problem] : control.error,
      isRequired: name !== 'description',
    };
  };

  return (
    <FormDialog
      title={ceremony === undefined ? messages.createTitle : messages.editTitle}
      cancelLabel={messages.cancel}
      actionLabel={messages.save}
      form={form}
      change={change}
    >
      <TextField {...field('name')} />
      <DateAndPlace>
        <DatePickerField
          {...field('date')}
          earliest={earliest}
          today={today}
          understoodAs={date && longDate(date)}
        />
        <TextField {...field('location')} />
      </DateAndPlace>
      <TextArea {...field('description')} isOptional rows={2} />
      <InitialNumbers ceremony={ceremony} values={form.values} field={field} />
    </FormDialog>
  );
}
