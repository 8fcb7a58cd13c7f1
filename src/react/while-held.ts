import type { FocusEvent, PointerEvent } from 'react';

/**
 * The handlers of a box that goes after a time, and waits while the pointer or the focus is on it. A finger that was
 * lifted leaves `:hover` behind, so touching does not hold it: it would stay for good.
 */
export function whileHeld(pause: () => void, resume: () => void) {
  const release = ({ currentTarget }: FocusEvent | PointerEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) resume();
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') pause();
    },
    onPointerLeave: release,
    onFocus: pause,
    onBlur: release,
  };
}
