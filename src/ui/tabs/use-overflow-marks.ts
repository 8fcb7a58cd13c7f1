import { type RefObject, useLayoutEffect } from 'react';
import { onSizeChange } from '#react/on-size-change.ts';

/**
 * Marks a horizontally scrolling element with `data-more-left` and `data-more-right` while it has hidden content there.
 */
export function useOverflowMarks(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return;

    const measure = () => {
      // From right to left, the position counts down from 0.
      const rest = row.scrollWidth - row.clientWidth;
      const passed =
        getComputedStyle(row).direction === 'rtl' ? rest + row.scrollLeft : row.scrollLeft;
      row.toggleAttribute('data-more-left', passed > 1);
      row.toggleAttribute('data-more-right', passed < rest - 1);
    };
    const stop = onSizeChange([row], measure);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      row.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
