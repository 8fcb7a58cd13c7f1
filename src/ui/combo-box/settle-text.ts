import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { foldText } from '#domain/text/text-fold.ts';

const changes = useCombobox.stateChangeTypes;

type Next<T> = Partial<UseComboboxState<T>>;

/**
 * Settles the text of a combo box: when its list closes without a choice, the text becomes the label of the value
 * again, unless the text matches one option in full (which is then chosen), is empty (then nothing is chosen), or Enter
 * was pressed with a single option left (which is then chosen). Escape with a closed list, which would clear the field,
 * is left to the dialog around it.
 */
export function settleText<T>(
  state: UseComboboxState<T>,
  { type, changes: next, props }: UseComboboxStateChangeOptions<T>,
): Next<T> {
  if (type === changes.InputClick) return opened(state, next);
  if (type === changes.FunctionSelectItem) return { ...next, isOpen: true };
  if (type === changes.InputKeyDownEscape && !state.isOpen) return state;

  const closes = state.isOpen && next.isOpen === false;
  // Options can share a name: another one of them may be chosen although the text stays the same.
  const isChoice = next.inputValue !== state.inputValue || next.selectedItem !== state.selectedItem;
  if (!closes || isChoice) return next;

  const chosen = meant(state, props.items, props.itemToString, type === changes.InputKeyDownEnter);
  return { ...next, selectedItem: chosen, inputValue: props.itemToString(chosen) };
}

/** A press on the open field moves the cursor in the text; it doesn't close the list. */
function opened<T>(state: UseComboboxState<T>, next: Next<T>): Next<T> {
  return {
    ...next,
    isOpen: true,
    ...(state.isOpen && { highlightedIndex: state.highlightedIndex }),
  };
}

function meant<T>(
  { inputValue, selectedItem }: UseComboboxState<T>,
  items: readonly T[],
  labelOf: (item: T | null) => string,
  takesOnlyOne: boolean,
): T | null {
  const folded = foldText(inputValue.trim());
  if (folded === '') return null;
  if (folded === foldText(labelOf(selectedItem))) return selectedItem;

  const named = items.filter((item) => foldText(labelOf(item)) === folded);
  const candidates = takesOnlyOne && named.length === 0 ? items : named;
  return candidates.length === 1 ? (candidates[0] ?? null) : selectedItem;
}
