import type { FocusEvent } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { describeControl, type FieldIds } from '../field/field-ids.ts';
import { Chevron, Cross } from '../listbox/icons.tsx';
import { keepEscape, keepFocus } from '../listbox/keep-open.ts';
import { ClearButton, ComboInput } from '../listbox/listbox.styles.ts';
import { uiMessages } from '../ui.messages.ts';
import type { ComboBoxProps } from './combo-box-props.ts';
import type { OptionsState } from './use-options.ts';

interface ComboInputFieldProps<T> {
  readonly field: ComboBoxProps<T>;
  readonly ids: FieldIds;
  readonly options: OptionsState<T>;
}

/** The input, the button that clears it, and the chevron. */
export function ComboInputField<T>({ field, ids, options }: ComboInputFieldProps<T>) {
  const { combo, search, clear } = options;
  const texts = useMessages(uiMessages);
  const isClearable = combo.inputValue !== '' && field.isDisabled !== true;
  return (
    <>
      <ComboInput
        {...combo.getInputProps({
          disabled: field.isDisabled,
          onBlur: () => field.onBlur?.(),
          onChange: (event) => search(event.currentTarget.value),
          onKeyDown: (event) => keepEscape(event, combo.isOpen),
        })}
        {...describeControl(ids, field)}
        type="text"
        dir="auto"
        spellCheck={false}
        placeholder={field.placeholder ?? texts.chooseOption}
        data-state={isClearable ? 'filled' : 'empty'}
        onFocus={(event) => open(event, combo.openMenu)}
      />
      {isClearable && (
        <ClearButton
          type="button"
          tabIndex={-1}
          aria-label={texts.clearValue}
          onMouseDown={keepFocus}
          onClick={clear}
        >
          <Cross />
        </ClearButton>
      )}
      <Chevron />
    </>
  );
}

/** Selects the text, so that typing replaces the previous choice. */
function open(event: FocusEvent<HTMLInputElement>, openMenu: () => void): void {
  event.currentTarget.select();
  openMenu();
}
