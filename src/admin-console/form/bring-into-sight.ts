import { onSizeChange } from '../../react/on-size-change.ts';

/**
 * A ref for what appears in a dialog and has to be read: one that is longer than the window scrolls to it, its beginning
 * first. What is read anew meanwhile may move it; it stays in sight until the person goes on, and always in one place.
 */
export function bringIntoSight(shown: HTMLElement | null): void {
  if (shown === null) return;
  const stop = onSizeChange([shown.parentElement], () =>
    shown.scrollIntoView?.({ block: 'start' }),
  );
  const goesOn = new AbortController();
  goesOn.signal.addEventListener('abort', stop);
  for (const event of ['pointerdown', 'keydown', 'wheel']) {
    const { signal } = goesOn;
    document.addEventListener(event, () => goesOn.abort(), {
      capture: true,
      passive: true,
      signal,
    });
  }
}
