import { type RefObject, useRef } from 'react';
import { onSizeChange } from '#react/on-size-change.ts';

/** The scrolling box and the elements measured in it. */
export interface TableBox {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLTableSectionElement | null>;
  /**
   * An element as high as a row and as wide as the columns at their minimum, which only the style sheet can compute.
   */
  readonly ruler: RefObject<HTMLDivElement | null>;
}

export function useTableBox(): TableBox {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  return useRef({ scroller, head, ruler }).current;
}

/** The height of the box below the header, in pixels. */
export function bodyInSight({ scroller, head }: TableBox): number {
  const box = scroller.current;
  if (box === null) return 0;
  const isSticky = head.current !== null && getComputedStyle(head.current).position === 'sticky';
  return box.clientHeight - (isSticky ? (head.current?.offsetHeight ?? 0) : 0);
}

/** Calls back immediately, and whenever the size of the box or the ruler changes. */
export function watchSizes(
  { scroller, ruler }: TableBox,
  measure: (box: HTMLElement, ruler: HTMLElement) => void,
): (() => void) | undefined {
  const box = scroller.current;
  const measured = ruler.current;
  if (box === null || measured === null) return undefined;
  measure(box, measured);
  return onSizeChange([box, measured], () => measure(box, measured));
}
