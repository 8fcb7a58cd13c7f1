import { useMessages } from '../../../messages/messages-context.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SwitchField } from '../../../ui/switch-field/switch-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { ListState } from '../../data/list-state.ts';
import { RetryAlert } from '../../list/retry-alert.tsx';
import { configMessages } from '../config.messages.ts';
import { type CatalogueField, type Choice, off, on } from './catalogue.ts';

interface FieldViewProps {
  readonly field: Pick<CatalogueField<never, string>, 'kind' | 'label' | 'hint' | 'required'>;
  readonly value: string;
  readonly error: string | undefined;
  /** Why it can't be changed. */
  readonly lock: string | undefined;
  readonly choices: ListState<Choice> | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of a catalogue's form, by its kind. */
export function FieldView(props: FieldViewProps) {
  const { field, value, error, lock, choices, onChange } = props;
  const hint = lock ?? field.hint;
  const isDisabled = lock !== undefined;
  switch (field.kind) {
    case 'text':
    case 'email':
      return (
        <TextField
          {...{ value, onChange, error, hint, isDisabled }}
          label={field.label}
          type={field.kind}
          autoComplete="off"
          isRequired={field.required !== undefined}
        />
      );
    case 'switch':
      return (
        <SwitchField
          {...{ hint, isDisabled }}
          label={field.label}
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

/** A choice whose list is on its way, has failed or is there. */
function ChoiceField({
  field,
  value,
  error,
  lock,
  choices,
  onChange,
}: FieldViewProps & { readonly choices: ListState<Choice> }) {
  const words = useMessages(configMessages);
  if (choices.status === 'failed') {
    return <RetryAlert onRetry={choices.retry}>{choices.sentence}</RetryAlert>;
  }
  const isLoading = choices.status === 'loading';
  const items = isLoading ? [] : choices.rows;
  const isEmpty = !isLoading && items.length === 0;
  const given = {
    label: field.label,
    items,
    itemKey: (choice: Choice) => choice.key,
    itemLabel: (choice: Choice) => choice.label,
    value: items.find(({ key }) => key === value) ?? null,
    error,
    hint: lock ?? (isEmpty ? words.choicesEmpty : field.hint),
    isRequired: field.required !== undefined,
    isDisabled: isLoading || lock !== undefined,
    placeholder: isLoading ? words.choicesLoading : undefined,
  };
  return field.kind === 'choice' ? (
    <Select {...given} onChange={({ key }) => onChange(key)} />
  ) : (
    <ComboBox
      {...given}
      itemDetail={({ detail }) => detail ?? ''}
      onChange={(choice) => onChange(choice?.key ?? '')}
    />
  );
}
