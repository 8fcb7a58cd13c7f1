import type { FocusEvent, PointerEvent } from 'react';

/**
 * Event handlers of a box that closes after a time, and waits while the pointer or the focus is on it. Touch does not
 * pause it: a lifted finger leaves `:hover` behind, so the box would never close.
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
