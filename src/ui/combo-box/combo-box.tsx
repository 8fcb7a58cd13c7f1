import type { UseComboboxReturnValue } from 'downshift';
import { useDeferredValue } from 'react';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, type FieldIds, useFieldIds } from '../field/field-ids.ts';
import { Chevron, Cross } from '../listbox/icons.tsx';
import { keepEscape, keepFocus } from '../listbox/keep-open.ts';
import { ListPopup } from '../listbox/list-popup.tsx';
import { Anchor, ChosenText, ClearButton, ComboInput, Options } from '../listbox/listbox.styles.ts';
import { Option } from '../listbox/option.tsx';
import { LiveRegion } from '../text/live-region.tsx';
import { uiMessages } from '../ui.messages.ts';
import { type ComboBoxProps, type OptionsState, useOptions } from './use-options.ts';

/** One choice from a long list. The search ignores case, accents and the order of its terms. */
export function ComboBox<T>(props: ComboBoxProps<T>) {
  const { value, name, emptyText, itemKey, itemLabel, itemDetail } = props;
  const texts = useMessages(uiMessages);
  const ids = useFieldIds(props.id);
  const options = useOptions(props, ids);
  const { combo, found } = options;
  const chosen = value === null ? undefined : itemKey(value);
  // The focus is painted before the options render. Opening in a transition would do so too, but downshift's effects
  // repeat forever if keys arrive before it.
  const isShown = useDeferredValue(combo.isOpen) && combo.isOpen;

  return (
    <FieldFrame ids={ids} field={props} labelProps={combo.getLabelProps()}>
      <Anchor data-state={combo.isOpen ? 'open' : 'closed'}>
        <ComboInputField field={props} ids={ids} options={options} />
        <ListPopup
          isOpen={isShown}
          onClose={combo.closeMenu}
          emptyText={found.length === 0 ? (emptyText ?? texts.noOptions) : undefined}
        >
          <Options {...combo.getMenuProps({ 'aria-label': texts.options })}>
            {isShown &&
              found.map((item, index) => (
                <Option
                  key={itemKey(item)}
                  {...combo.getItemProps({ item, index, refKey: 'optionRef' })}
                  label={itemLabel(item)}
                  detail={itemDetail?.(item)}
                  isActive={index === combo.highlightedIndex}
                  isChosen={itemKey(item) === chosen}
                />
              ))}
          </Options>
        </ListPopup>
        <OptionCount isOpen={isShown} count={found.length} />
        {chosen !== undefined && name !== undefined && (
          <input type="hidden" name={name} value={chosen} />
        )}
      </Anchor>
    </FieldFrame>
  );
}

interface OptionCountProps {
  readonly isOpen: boolean;
  readonly count: number;
}

/** Announces the number of options of an open list, and its changes. */
function OptionCount({ isOpen, count }: OptionCountProps) {
  const texts = useMessages(uiMessages);
  const counted = formatMessage(texts.optionCount, { count }, useLocale());
  return <LiveRegion>{isOpen ? counted : ''}</LiveRegion>;
}

interface ComboInputFieldProps<T> {
  readonly field: ComboBoxProps<T>;
  readonly ids: FieldIds;
  readonly options: OptionsState<T>;
}

/** The input, the button that clears it, and the chevron. */
function ComboInputField<T>({ field, ids, options }: ComboInputFieldProps<T>) {
  const { combo, search, clear } = options;
  const texts = useMessages(uiMessages);
  const { value } = field;
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
        onFocus={(event) => {
          // Typing replaces the previous choice.
          event.currentTarget.select();
          open(combo);
        }}
        onClick={() => open(combo)}
      />
      {value !== null && <ChosenText aria-hidden="true" data-text={field.itemLabel(value)} />}
      <ClearButton
        type="button"
        hidden={!isClearable}
        tabIndex={-1}
        aria-label={texts.clearValue}
        onMouseDown={keepFocus}
        onClick={clear}
      >
        <Cross />
      </ClearButton>
      <Chevron />
    </>
  );
}

/** Opens a closed list. Replaces downshift's handler of a press, which closes an open one: a press moves the cursor. */
function open<T>({ isOpen, openMenu }: UseComboboxReturnValue<T>): void {
  if (!isOpen) openMenu();
}
