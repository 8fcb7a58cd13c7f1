import type { KeyboardEvent } from 'react';

interface EnterActions {
  readonly isComplete: boolean;
  /** The step is complete: one more Enter would go on. */
  readonly onComplete: () => void;
  /** Something is missing: say what. */
  readonly onIncomplete: () => void;
}

/**
 * What Enter does in a field. It neither skips a step nor submits: in a complete step it brings the focus to
 * the button that goes on, else to what is missing. Lists that use Enter for a choice of theirs have taken it already.
 */
export function handleEnter(event: KeyboardEvent<HTMLElement>, actions: EnterActions): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (event.target.type === 'search') return;
  if (actions.isComplete) actions.onComplete();
  else actions.onIncomplete();
}
