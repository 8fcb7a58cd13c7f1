import { type RefObject, useEffect } from 'react';

/** The part of React Aria's selection manager that follows the focus. */
interface FocusedKey {
  readonly isFocused: boolean;
  readonly focusedKey: string | number | null;
  setFocusedKey(key: string): void;
}

/**
 * Makes an element an item of a React Aria collection: it has the collection's tab stop while its key is focused, and
 * receives the focus when a key press moves there.
 *
 * React Aria's `useTab` and `useMenuItem` do the same with press events, which insert a `<style>` into the head of the
 * host's page (docs/decisions/0177).
 */
export function useCollectionItem(
  key: string,
  manager: FocusedKey,
  ref: RefObject<HTMLElement | null>,
) {
  const isCurrent = manager.focusedKey === key;
  const isFocused = isCurrent && manager.isFocused;
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused, ref]);
  return { tabIndex: isCurrent ? 0 : -1, onFocus: () => manager.setFocusedKey(key) };
}
