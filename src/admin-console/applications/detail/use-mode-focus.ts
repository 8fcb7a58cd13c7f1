import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the dialog changes between reading and editing, because the pressed button disappears: to the
 * first field, and afterwards back to the edit button.
 *
 * @returns the ref of the edit button.
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
