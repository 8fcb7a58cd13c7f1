import { onSizeChange } from './on-size-change.ts';

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
  const interaction = new AbortController();
  interaction.signal.addEventListener('abort', stop);
  const area = element.closest('[role="dialog"], [role="alertdialog"]') ?? document;
  for (const event of ['pointerdown', 'keydown', 'wheel']) {
    const { signal } = interaction;
    area.addEventListener(event, () => interaction.abort(), {
      capture: true,
      passive: true,
      signal,
    });
  }
}
