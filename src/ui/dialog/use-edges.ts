import { type RefObject, useEffect } from 'react';
import { onSizeChange } from '#react/on-size-change.ts';
import { labelSpace, shadeSize } from './dialog.styles.ts';

interface EdgedParts {
  /**
   * The scrolling area; `data-more-above` and `data-more-below` mark hidden content, `data-fits` that nothing is
   * hidden.
   */
  readonly box: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
  readonly foot: RefObject<HTMLElement | null>;
}

/**
 * Keeps focused elements and scroll targets clear of a sticky head and foot and of their shades, and marks the edges with
 * hidden content.
 */
export function useEdges({ box, head, body, foot }: EdgedParts): void {
  // Not in a layout effect: the surrounding elements do not exist yet when that of the content runs.
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;

    const measure = () => {
      const [above, below] = [elementHeight(head), elementHeight(foot)];
      const content = above + elementHeight(body) + below;
      const { scrollTop, clientHeight, style } = scroller;
      const fits = content <= clientHeight;
      // An open list may have scrolled it. Chromium would restore that position once the content no longer fits.
      if (fits) scroller.scrollTop = 0;
      style.scrollPaddingBlock = `calc(${above}px + ${labelSpace}) calc(${below}px + ${shadeSize})`;
      scroller.toggleAttribute('data-fits', fits);
      scroller.toggleAttribute('data-more-above', !fits && scrollTop > 0);
      scroller.toggleAttribute('data-more-below', scrollTop + clientHeight < content - 1);
    };
    const parts = [box, head, body, foot].map(({ current }) => current);
    const stop = onSizeChange(parts, measure);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      scroller.removeEventListener('scroll', measure);
    };
  }, [box, head, body, foot]);
}

function elementHeight({ current }: RefObject<HTMLElement | null>): number {
  return current?.offsetHeight ?? 0;
}
