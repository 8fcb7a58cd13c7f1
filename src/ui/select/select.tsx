import { useSelect } from 'downshift';
import type { KeyboardEvent } from 'react';
import { foldText } from '#domain/text/text-fold.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { describeControl, useFieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Chevron } from '../listbox/icons.tsx';
import { keepEscape } from '../listbox/keep-open.ts';
import { ListPopup } from '../listbox/list-popup.tsx';
import { Anchor, Options, SelectButton } from '../listbox/listbox.styles.ts';
import { Option } from '../listbox/option.tsx';
import { useDomEnvironment } from '../theme/environment.tsx';
import { uiMessages } from '../ui.messages.ts';

interface SelectProps<T> extends FieldProps {
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemLabel: (item: T) => string;
  /** The current value. It may be none of the items. */
  readonly value: T | null;
  readonly onChange: (item: T) => void;
  /** Shown while there is no value. @default 'Elige una opción' */
  readonly placeholder?: string | undefined;
}

/** One choice from a short list: arrow keys, first letters, Enter; leaving with Tab selects the active option. */
export function Select<T>(props: SelectProps<T>) {
  const { items, itemKey, itemLabel, value, onChange, onBlur, placeholder, id, name } = props;
  const { error, hint, isRequired, isDisabled } = props;
  const texts = useMessages(uiMessages);
  const ids = useFieldIds(id);
  const environment = useDomEnvironment();
  const select = useSelect<T>({
    items: [...items],
    selectedItem: value,
    itemToKey: (item) => (item === null ? '' : itemKey(item)),
    // Type-ahead finds Álvaro by 'a'; nothing else uses this text.
    itemToString: (item) => (item === null ? '' : foldText(itemLabel(item))),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChange(selectedItem),
    labelId: ids.label,
    toggleButtonId: ids.control,
    ...(environment && { environment }),
  });
  const { isOpen, highlightedIndex } = select;
  const isChosen = (item: T) => value !== null && itemKey(item) === itemKey(value);
  const shown = value === null ? (placeholder ?? texts.chooseOption) : itemLabel(value);

  return (
    <FieldFrame
      ids={ids}
      field={props}
      labelProps={select.getLabelProps({ onClick: (event) => event.preventDefault() })}
    >
      <Anchor data-state={isOpen ? 'open' : 'closed'}>
        <SelectButton
          {...select.getToggleButtonProps({
            disabled: isDisabled,
            onBlur: () => onBlur?.(),
            onKeyDown: (event: KeyboardEvent) => keepEscape(event, isOpen),
          })}
          {...describeControl(ids, { error, hint, isRequired })}
          type="button"
          data-state={value === null ? 'placeholder' : 'filled'}
        >
          <span translate={value === null ? undefined : 'no'}>{shown}</span>
        </SelectButton>
        <Chevron />
        <ListPopup isOpen={isOpen} onClose={select.closeMenu}>
          <Options {...select.getMenuProps({ 'aria-label': texts.options })}>
            {isOpen &&
              items.map((item, index) => (
                <Option
                  key={itemKey(item)}
                  {...select.getItemProps({ item, index, refKey: 'optionRef' })}
                  aria-selected={isChosen(item)}
                  label={itemLabel(item)}
                  isActive={index === highlightedIndex}
                  isChosen={isChosen(item)}
                />
              ))}
          </Options>
        </ListPopup>
        {name !== undefined && value !== null && (
          <input type="hidden" name={name} value={itemKey(value)} />
        )}
      </Anchor>
    </FieldFrame>
  );
}
