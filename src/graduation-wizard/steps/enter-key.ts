import type { KeyboardEvent } from 'react';

interface EnterActions {
  readonly isComplete: boolean;
  /** Called in a complete step: another Enter would continue. */
  readonly onComplete: () => void;
  /** Called if a value is missing. */
  readonly onIncomplete: () => void;
}

/**
 * Handles Enter in a field. It neither skips a step nor submits: in a complete step it focuses the button that
 * continues, else the missing value. Lists that use Enter for a choice have already handled it.
 */
export function handleEnter(event: KeyboardEvent<HTMLElement>, actions: EnterActions): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (event.target.type === 'search') return;
  if (actions.isComplete) actions.onComplete();
  else actions.onIncomplete();
}
