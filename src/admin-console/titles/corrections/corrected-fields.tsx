import { useOffers } from '#admin-console/data/use-offers.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { TitleStatement } from '#domain/registry/title-statement.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldCell } from '#ui/field/field-grid.styles.ts';
import { Select } from '#ui/select/select.tsx';
import { SwitchField } from '#ui/switch-field/switch-field.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { type CorrectionForm, useCorrectionField } from './correction-field.controller.ts';
import { chosen, correctedFields, isRequiredField } from './correction-form.flow.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { Group, GroupName } from './corrections.styles.ts';
import { type StatedField, statedFields, wordingGenders } from './stated-fields.flow.ts';

interface CorrectedFieldsProps {
  readonly form: CorrectionForm;
  /** The values that its documents state, where the server answers them. */
  readonly statement: TitleStatement | undefined;
}

/** The data of the title that replaces a rectified one. */
export function CorrectedFields({ form, statement }: CorrectedFieldsProps) {
  const messages = useMessages(titleCorrectionsMessages);
  const field = useCorrectionField(form);
  return (
    <Group>
      <GroupName>{messages.corrected}</GroupName>
      {correctedFields.map((name) => (
        <FieldCell key={name} data-span={spanOf(name)}>
          <TextField {...field(name)} isRequired={isRequiredField(name)} spellCheck={false} />
        </FieldCell>
      ))}
      {statement !== undefined && <StatedFields form={form} statement={statement} />}
      {useOffers('hidden-names') && (
        <FieldCell data-span="row">
          <HiddenNameChoice form={form} />
        </FieldCell>
      )}
    </Group>
  );
}

function StatedFields({ form, statement }: Required<CorrectedFieldsProps> & StatedProps) {
  const messages = useMessages(titleCorrectionsMessages);
  return (
    <>
      {statement.birth === undefined && (
        <FieldCell data-span="row">
          <Text tone="muted">{messages.birthErased}</Text>
        </FieldCell>
      )}
      {statedFields(statement).map((name) => (
        <FieldCell key={name} data-span={spanOf(name)}>
          <StatedInput name={name} form={form} />
        </FieldCell>
      ))}
    </>
  );
}

interface StatedProps {
  readonly statement: TitleStatement;
}

function StatedInput({
  name,
  form,
}: {
  readonly name: StatedField;
  readonly form: CorrectionForm;
}) {
  const { longDate } = useText(titleCorrectionsMessages);
  const field = useCorrectionField(form)(name);
  if (name === 'gender') return <GenderField form={form} />;
  if (name !== 'birthDate') return <TextField {...field} spellCheck={false} />;
  const date = parseCalendarDate(field.value);
  return <DateField {...field} understoodAs={date && longDate(date)} />;
}

function GenderField({ form }: { readonly form: CorrectionForm }) {
  const messages = useMessages(titleCorrectionsMessages);
  const { value, onChange, ...field } = useCorrectionField(form)('gender');
  return (
    <Select
      {...field}
      items={wordingGenders}
      itemKey={(item) => item}
      itemLabel={(item) => messages[item]}
      value={wordingGenders.find((item) => item === value) ?? null}
      onChange={onChange}
    />
  );
}

function HiddenNameChoice({ form }: { readonly form: CorrectionForm }) {
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

const wholeRows: readonly string[] = ['degreeTitle', 'ceremonyName', 'ceremonyLocation'];
const thirds: readonly string[] = ['firstName', 'secondName', 'thirdName'];

function spanOf(name: string): 'half' | 'row' | undefined {
  if (wholeRows.includes(name)) return 'row';
  return thirds.includes(name) ? undefined : 'half';
}
