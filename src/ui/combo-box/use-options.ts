import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { useState } from 'react';
import { containsTerms, foldedTerms, foldName, foldText } from '#domain/text/text-fold.ts';
import type { FieldIds } from '../field/field-ids.ts';
import type { FieldProps } from '../field/field-props.ts';
import { useDomEnvironment } from '../theme/environment.tsx';

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

const changes = useCombobox.stateChangeTypes;

type Next<T> = Partial<UseComboboxState<T>>;

/**
 * Settles the text of a combo box: when its list closes without a choice, the text becomes the label of the value
 * again, unless the text matches one option in full (which is then chosen), is empty (then nothing is chosen), or Enter
 * was pressed with a single option left (which is then chosen). Escape with a closed list, which would clear the field,
 * is left to the dialog around it.
 */
function settleText<T>(
  state: UseComboboxState<T>,
  { type, changes: next, props }: UseComboboxStateChangeOptions<T>,
): Next<T> {
  if (type === changes.FunctionSelectItem) return { ...next, isOpen: true };
  if (type === changes.InputKeyDownEscape && !state.isOpen) return state;

  const closes = state.isOpen && next.isOpen === false;
  // Options can share a name: another one of them may be chosen although the text stays the same.
  const isChoice = next.inputValue !== state.inputValue || next.selectedItem !== state.selectedItem;
  if (!closes || isChoice) return next;

  const chosen = meant(state, props.items, props.itemToString, type === changes.InputKeyDownEnter);
  return { ...next, selectedItem: chosen, inputValue: props.itemToString(chosen) };
}

function meant<T>(
  { inputValue, selectedItem }: UseComboboxState<T>,
  items: readonly T[],
  labelOf: (item: T | null) => string,
  takesOnlyOne: boolean,
): T | null {
  const folded = foldName(inputValue);
  if (folded === '') return null;
  if (folded === foldName(labelOf(selectedItem))) return selectedItem;

  const named = items.filter((item) => foldName(labelOf(item)) === folded);
  const candidates = takesOnlyOne && named.length === 0 ? items : named;
  return candidates.length === 1 ? (candidates[0] ?? null) : selectedItem;
}

export interface ComboBoxProps<T> extends FieldProps {
  /** Up to a few hundred; the list shows all of them until the user types. */
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly itemLabel: (item: T) => string;
  /** A second line of an option, included in the search. */
  readonly itemDetail?: ((item: T) => string) | undefined;
  readonly value: T | null;
  /** `null` if the user cleared the field. */
  readonly onChange: (item: T | null) => void;
  /** @default 'Elige una opción' */
  readonly placeholder?: string | undefined;
  /** Shown if nothing matches. @default 'No hay opciones que coincidan' */
  readonly emptyText?: string | undefined;
}
