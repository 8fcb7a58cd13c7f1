import { onSizeChange } from './on-size-change.ts';

/**
 * A ref that scrolls an element into view, its top first, and again when its surroundings change size, until the user
 * presses a key, presses a pointer or scrolls.
 */
export function keepInView(element: HTMLElement | null): void {
  if (element === null) return;
  const stop = onSizeChange([element.parentElement], () =>
    element.scrollIntoView?.({ block: 'start' }),
  );
  const interaction = new AbortController();
  interaction.signal.addEventListener('abort', stop);
  for (const event of ['pointerdown', 'keydown', 'wheel']) {
    const { signal } = interaction;
    document.addEventListener(event, () => interaction.abort(), {
      capture: true,
      passive: true,
      signal,
    });
  }
}
