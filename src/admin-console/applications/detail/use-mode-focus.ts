import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reading and editing share a dialog, and the button that changes between them goes away as it is pressed: the focus
 * goes to the first field, and afterwards back to the button.
 *
 * @returns for the button that begins the editing.
 */
export function useModeFocus(
  isEditing: boolean,
  form: RefObject<HTMLFormElement | null>,
): RefObject<HTMLButtonElement | null> {
  const editButton = useRef<HTMLButtonElement>(null);
  const former = useRef(isEditing);
  useEffect(() => {
    if (former.current === isEditing) return;
    former.current = isEditing;
    if (isEditing) form.current?.querySelector('input')?.focus();
    else editButton.current?.focus();
  }, [isEditing, form]);
  return editButton;
}
