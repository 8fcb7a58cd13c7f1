import { onSizeChange } from './on-size-change.ts';

/**
 * Scrolls to an element that has just appeared or grown, as little as necessary, after the next layout: only then does a
 * dialog know that its content no longer fits.
 *
 * @returns a function that cancels it
 */
export function bringIntoView(element: Element | null): () => void {
  const stop = onSizeChange([element], () => {
    stop();
    element?.scrollIntoView?.({ block: 'nearest' });
  });
  return stop;
}
