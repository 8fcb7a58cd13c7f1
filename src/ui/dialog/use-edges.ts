import { type RefObject, useEffect } from 'react';

interface EdgedParts {
  /** What scrolls. */
  readonly underlay: RefObject<HTMLElement | null>;
  /** Holds head, body and foot; `data-more-above` and `data-more-below` mark where the body goes on. */
  readonly box: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly foot: RefObject<HTMLElement | null>;
}

/** Room above a field that is scrolled to, for its label: the browser scrolls no further than to the field. */
const label = '2.25em';

/**
 * Keeps what is focused or scrolled to out from under a head and a foot that stay in sight, and marks the edges under
 * which there is more.
 */
export function useEdges({ underlay, box, head, foot }: EdgedParts): void {
  // Not in a layout effect: what is around is not yet there when that of its content runs.
  useEffect(() => {
    const scroller = underlay.current;
    const content = box.current;
    if (scroller === null || content === null) return;

    const measure = () => {
      scroller.style.scrollPaddingBlock = `calc(${coveredBy(head.current)}px + ${label}) ${coveredBy(foot.current)}px`;
      const { top, bottom } = content.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      content.toggleAttribute('data-more-above', top < view.top);
      content.toggleAttribute('data-more-below', bottom > view.bottom + 1);
    };
    const sizes = new ResizeObserver(measure);
    for (const part of [scroller, content]) sizes.observe(part);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [underlay, box, head, foot]);
}

function coveredBy(part: HTMLElement | null): number {
  if (part === null || getComputedStyle(part).position !== 'sticky') return 0;
  return part.offsetHeight;
}
