import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import { containsTerms, foldedTerms, foldText } from '#domain/text/text-fold.ts';
import type { FieldIds } from '../field/field-ids.ts';
import { useDomEnvironment } from '../theme/environment.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';
import { settleText } from './settle-text.ts';

/** State of a combo box: downshift's getters and the options that match the query. */
export interface OptionsState<T> {
  readonly combo: UseComboboxReturnValue<T>;
  readonly found: readonly T[];
  /** Receives the input before downshift does. */
  readonly search: (text: string) => void;
  readonly clear: () => void;
}

/** Filters the options. The label of the value is no query: an open list then shows all options. */
export function useOptions<T>(props: ComboBoxProps<T>, ids: FieldIds): OptionsState<T> {
  const { itemKey, itemLabel, value, onChange } = props;
  const [query, setQuery] = useState('');
  const environment = useDomEnvironment();
  const found = matching(props, query);
  const combo = useCombobox<T>({
    items: found,
    selectedItem: value,
    itemToKey: (item) => (item === null ? '' : itemKey(item)),
    itemToString: (item) => (item === null ? '' : itemLabel(item)),
    stateReducer: settleText,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onIsOpenChange: ({ isOpen }) => isOpen || setQuery(''),
    labelId: ids.label,
    inputId: ids.control,
    ...(environment && { environment }),
  });
  const clear = () => {
    setQuery('');
    combo.selectItem(null);
  };
  return { combo, found, search: setQuery, clear };
}

function matching<T>({ items, itemLabel, itemDetail }: ComboBoxProps<T>, query: string): T[] {
  const terms = foldedTerms(query);
  if (terms.length === 0) return [...items];
  return items.filter((item) =>
    containsTerms(foldText(`${itemLabel(item)} ${itemDetail?.(item) ?? ''}`), terms),
  );
}
