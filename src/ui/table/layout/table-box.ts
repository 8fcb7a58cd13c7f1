import { type RefObject, useRef } from 'react';
import { onSizeChange } from '../../../react/on-size-change.ts';

/** The box that scrolls, and what is measured in it. */
export interface TableBox {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLTableSectionElement | null>;
  /** An element as high as a row and as wide as the columns at their smallest: the style sheet alone knows both. */
  readonly ruler: RefObject<HTMLDivElement | null>;
}

export function useTableBox(): TableBox {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  return useRef({ scroller, head, ruler }).current;
}

/** The part of the box that is not the header's, in pixels. */
export function bodyInSight({ scroller, head }: TableBox): number {
  const box = scroller.current;
  if (box === null) return 0;
  const isSticky = head.current !== null && getComputedStyle(head.current).position === 'sticky';
  return box.clientHeight - (isSticky ? (head.current?.offsetHeight ?? 0) : 0);
}

/** Calls back at once, and again whenever the box or the ruler has changed its size. */
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
