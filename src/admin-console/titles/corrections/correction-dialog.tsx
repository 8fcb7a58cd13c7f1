import { useOffers } from '#admin-console/data/use-offers.ts';
import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { DatePickerField } from '#ui/date-picker/date-picker-field.tsx';
import { FieldCell } from '#ui/field/field-grid.styles.ts';
import { SwitchField } from '#ui/switch-field/switch-field.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type CorrectionOptions, useCorrection } from './correction.controller.ts';
import {
  type CorrectedField,
  type CorrectionField,
  chosen,
  correctedFields,
  isRequiredField,
} from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { Group, GroupName } from './corrections.styles.ts';

/** The message keys of a dialog: title and action, and explanation. */
const texts = {
  annulled: { title: 'annul', text: 'annulText' },
  rectified: { title: 'rectify', text: 'rectifyText' },
  duplicated: { title: 'duplicate', text: 'duplicateText' },
} as const satisfies Record<TitleEntryKind, unknown>;

type Correction = ReturnType<typeof useCorrection>;

/** Annuls, rectifies or duplicates a title by a resolution. */
export function CorrectionDialog(props: CorrectionOptions) {
  const { kind, title } = props;
  const { messages, format } = useText(titleCorrectionsMessages);
  const { form, change, today } = useCorrection(props);
  const { fullName: name, registry } = title;
  const record = registry.record ?? messages.noRecord;
  return (
    <FormDialog
      title={messages[texts[kind].title]}
      tone={kind === 'annulled' ? 'danger' : 'default'}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages[texts[kind].title]}
    >
      <Text>{format(messages[texts[kind].text], { name, record })}</Text>
      {kind === 'rectified' && <CorrectedFields form={form} />}
      <ResolutionFields form={form} today={today} />
    </FormDialog>
  );
}

function CorrectedFields({ form }: Pick<Correction, 'form'>) {
  const messages = useMessages(titleCorrectionsMessages);
  const field = useField(form);
  return (
    <Group>
      <GroupName>{messages.corrected}</GroupName>
      {correctedFields.map((name) => (
        <FieldCell key={name} data-span={spanOf(name)}>
          <TextField {...field(name)} isRequired={isRequiredField(name)} spellCheck={false} />
        </FieldCell>
      ))}
      {useOffers('hidden-names') && (
        <FieldCell data-span="row">
          <HiddenNameChoice form={form} />
        </FieldCell>
      )}
    </Group>
  );
}

function HiddenNameChoice({ form }: Pick<Correction, 'form'>) {
  const messages = useMessages(titleCorrectionsMessages);
  const { value, onChange } = form.field('hidesFormerName');
  return (
    <SwitchField
      label={messages.hideFormerName}
      hint={messages.hideFormerNameText}
      isOn={value === chosen}
      onChange={(isOn) => onChange(isOn ? chosen : 'no')}
    />
  );
}

function spanOf(name: CorrectedField): 'half' | 'row' | undefined {
  if (name === 'degreeTitle') return 'row';
  return ['lastName', 'secondLastName', 'idNumber'].includes(name) ? 'half' : undefined;
}

function ResolutionFields({ form, today }: Pick<Correction, 'form' | 'today'>) {
  const { messages, longDate } = useText(titleCorrectionsMessages);
  const field = useField(form);
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
    </Group>
  );
}

/** The props of a field, with its label and the message of its problem. */
function useField(form: Correction['form']) {
  const messages = useMessages(titleCorrectionsMessages);
  return (name: Exclude<CorrectionField, 'hidesFormerName'>) => {
    const problem = form.problems[name];
    return { ...form.field(name), label: messages[name], error: problem && messages[problem] };
  };
}
