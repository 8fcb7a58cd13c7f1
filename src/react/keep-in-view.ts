import { onSizeChange } from './on-size-change.ts';

const interactions = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * A ref that scrolls an element into view, its top first, and again when its surroundings change size, until the user
 * presses a key, presses a pointer or scrolls. In a dialog, only input in the dialog counts: closing a notice beside it
 * moves the reason of a failure into the element.
 */
export function keepInView(element: HTMLElement | null): void {
  if (element === null) return;
  const stop = onSizeChange([element.parentElement], () =>
    element.scrollIntoView?.({ block: 'start' }),
  );
  const area = element.closest('[role="dialog"], [role="alertdialog"]') ?? document;
  const leave = () => {
    stop();
    for (const event of interactions) area.removeEventListener(event, leave, true);
  };
  for (const event of interactions) {
    area.addEventListener(event, leave, { capture: true, passive: true });
  }
}
