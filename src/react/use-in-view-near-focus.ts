import { type RefObject, useLayoutEffect, useRef } from 'react';
import { onSizeChange } from './on-size-change.ts';

/**
 * Scrolls an element into view when it appears, if the focus is in the same part of the page: the problem below a field,
 * a warning below a group of fields. Scrolls after the next layout, because only then does a dialog know that its content
 * no longer fits.
 *
 * @param ancestor selector of that part, which contains the element
 * @returns the element's ref
 */
export function useInViewNearFocus<Target extends HTMLElement>(
  ancestor: string,
): RefObject<Target | null> {
  const target = useRef<Target>(null);

  useLayoutEffect(() => {
    const { current } = target;
    if (!current?.closest(ancestor)?.matches(':focus-within')) return;
    const stop = onSizeChange([current], () => {
      stop();
      current.scrollIntoView?.({ block: 'nearest' });
    });
    return stop;
  }, [ancestor]);
  return target;
}
