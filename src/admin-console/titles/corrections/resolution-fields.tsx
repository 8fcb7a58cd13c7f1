import { type CalendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { type ErrorCause, errorCauses } from '#domain/registry/title-entry.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { DatePickerField } from '#ui/date-picker/date-picker-field.tsx';
import { FieldCell } from '#ui/field/field-grid.styles.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { causeNames } from './cause-names.ts';
import { type CorrectionForm, useCorrectionField } from './correction-field.controller.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { Group, GroupName } from './corrections.styles.ts';

interface ResolutionFieldsProps {
  readonly form: CorrectionForm;
  readonly today: CalendarDate;
  /** True asks who caused the error. */
  readonly asksCause: boolean;
}

/** The resolution of a correction. */
export function ResolutionFields({ form, today, asksCause }: ResolutionFieldsProps) {
  const { messages, longDate } = useText(titleCorrectionsMessages);
  const field = useCorrectionField(form);
  const date = parseCalendarDate(form.values.date);
  return (
    <Group>
      <GroupName>{messages.resolution}</GroupName>
      <FieldCell data-span="half">
        <TextField {...field('number')} isRequired maxLength={60} />
      </FieldCell>
      <FieldCell data-span="half">
        <DatePickerField
          {...field('date')}
          isRequired
          today={today}
          understoodAs={date && longDate(date)}
        />
      </FieldCell>
      <FieldCell data-span="row">
        <TextField {...field('body')} isRequired maxLength={200} />
      </FieldCell>
      <FieldCell data-span="row">
        <TextArea {...field('reason')} isRequired rows={3} maxLength={2000} />
      </FieldCell>
      {asksCause && (
        <FieldCell data-span="row">
          <CauseField form={form} />
        </FieldCell>
      )}
    </Group>
  );
}

function CauseField({ form }: { readonly form: CorrectionForm }) {
  const messages = useMessages(titleCorrectionsMessages);
  const { value, onChange, ...field } = useCorrectionField(form)('cause');
  return (
    <RadioGroup<ErrorCause>
      {...field}
      hint={messages.causeHint}
      isRequired
      layout="list"
      items={errorCauses}
      itemKey={(item) => item}
      itemLabel={(item) => messages[causeNames[item]]}
      value={errorCauses.find((item) => item === value) ?? null}
      onChange={onChange}
    />
  );
}
