import type { ListState } from '#admin-console/data/use-list.ts';
import type { FormField } from '#admin-console/form/use-form.ts';
import type { Choice } from '#admin-console/list/list-filter.flow.ts';
import { formatLongDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { maxSignatureBytes } from '#domain/document/picture.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { PictureField } from '#ui/picture-field/picture-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { SwitchField } from '#ui/switch-field/switch-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { configMessages } from '../config.messages.ts';
import { type EntryField, off, on } from './catalogue.ts';
import { optionOf } from './entry-form.flow.ts';

interface EntryFieldViewProps {
  readonly field: Omit<EntryField<string>, 'isVisible'>;
  readonly control: Pick<FormField<string>, 'id' | 'value' | 'onChange'>;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly choices: ListState<Choice> | undefined;
}

/** Renders a field by its kind. */
export function EntryFieldView(props: EntryFieldViewProps) {
  const { field, error, hint, choices } = props;
  const { id, value, onChange } = props.control;
  const { label } = field;
  const isDisabled = field.lock !== undefined;
  switch (field.kind) {
    case 'text':
    case 'email':
      return (
        <TextField
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          error={error}
          hint={hint}
          isDisabled={isDisabled}
          type={field.kind}
          autoComplete="off"
          isRequired={field.required !== undefined}
        />
      );
    case 'date':
      return <EntryDateField {...props} />;
    case 'picture':
      return (
        <PictureField
          id={id}
          label={label}
          value={value}
          onChange={onChange}
          error={error}
          hint={hint}
          kinds={['png']}
          maxBytes={maxSignatureBytes}
          isDisabled={isDisabled}
          isOptional={field.required === undefined}
        />
      );
    case 'switch':
      return (
        <SwitchField
          id={id}
          label={label}
          hint={hint}
          error={error}
          isDisabled={isDisabled}
          isOn={value === on}
          onChange={(isOn) => onChange(isOn ? on : off)}
        />
      );
    case 'choice':
    case 'search-choice':
      return choices === undefined ? null : <ChoiceField {...props} choices={choices} />;
    default:
      return field.kind satisfies never;
  }
}

/** A date, with its long form below. */
function EntryDateField({ field, control, error, hint }: EntryFieldViewProps) {
  const locale = useLocale();
  const date = parseCalendarDate(control.value);
  return (
    <DateField
      id={control.id}
      label={field.label}
      value={control.value}
      onChange={control.onChange}
      error={error}
      hint={hint}
      isDisabled={field.lock !== undefined}
      isRequired={field.required !== undefined}
      isOptional={field.required === undefined}
      understoodAs={date && formatLongDate(date, locale)}
    />
  );
}

/** A choice whose options are loading, failed or ready. */
function ChoiceField({
  field,
  control,
  error,
  hint,
  choices,
}: EntryFieldViewProps & { readonly choices: ListState<Choice> }) {
  const messages = useMessages(configMessages);
  if (choices.status === 'failed') {
    return <RetryAlert onRetry={choices.retry}>{choices.message}</RetryAlert>;
  }
  const isLoading = choices.status === 'loading';
  const items = isLoading ? [] : choices.rows;
  const isEmpty = !isLoading && items.length === 0;
  const props = {
    id: control.id,
    label: field.label,
    items,
    itemKey: (choice: Choice) => choice.key,
    itemLabel: (choice: Choice) => choice.label,
    value: optionOf(items, control.value) ?? null,
    error,
    hint: isEmpty && field.lock === undefined ? messages.choicesEmpty : hint,
    isRequired: field.required !== undefined,
    isOptional: field.required === undefined,
    isDisabled: isLoading || field.lock !== undefined,
    placeholder: isLoading ? messages.choicesLoading : undefined,
  };
  return field.kind === 'choice' ? (
    <Select {...props} onChange={({ key }) => control.onChange(key)} />
  ) : (
    <ComboBox
      {...props}
      itemDetail={({ detail }) => detail ?? ''}
      onChange={(choice) => control.onChange(choice?.key ?? '')}
    />
  );
}
