import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#ui/idle/when-idle.ts';
import { bodyInSight, type TableBox } from '../layout/table-box.ts';
import {
  bodyHeightOf,
  type RowWindow,
  scrollTopAfter,
  scrollTopFor,
  shiftOf,
  type WindowMeasures,
  windowOf,
} from './row-window.ts';
import type { RowSizes } from './use-row-sizes.ts';

/** Scrolling, as the table uses it. */
export interface RowScrolling {
  /** Renders the rows that have become visible, in the same frame, so that nothing is ever blank. */
  readonly follow: () => void;
  /** Scrolls the box to the row and renders it. */
  readonly reveal: (index: number) => void;
  /** Number of whole rows that fit into the box. */
  readonly pageLength: () => number;
}

interface WindowOptions {
  readonly box: TableBox;
  readonly sizes: RowSizes;
  readonly rowCount: number;
  /** The box scrolls to the top when this changes. */
  readonly view: string;
  /** Receives the scrolling functions. */
  readonly scrolling: RefObject<RowScrolling | null>;
}

export interface VisibleRows extends RowWindow {
  readonly bodyHeight: number;
  /** Position of a row in the rows' area, in pixels. */
  readonly topOf: (index: number) => number;
}

/** Selects the rows of a list of equal heights that are in the page. */
export function useRowWindow({
  box,
  sizes,
  rowCount,
  view,
  scrolling,
}: WindowOptions): VisibleRows {
  const [scrollTop, setScrollTop] = useState(0);
  const hasSpares = useSpares();
  const { rowHeight, space } = sizes;
  const measures = { rowCount, rowHeight, viewHeight: space, scrollTop, hasSpares };
  useLayoutEffect(() => {
    scrolling.current = scrollingOf(box, measures, setScrollTop);
  });
  useTopOfView(box, view, setScrollTop);
  useTopRow(box, measures, setScrollTop);

  const shift = shiftOf(measures);
  return {
    ...windowOf(measures),
    bodyHeight: bodyHeightOf(measures),
    topOf: (index) => placeInBody(index * rowHeight - shift, measures),
  };
}

/** Returns true to render the rows just outside of the box, once the visible ones have been painted. */
function useSpares(): boolean {
  const [hasSpares, setSpares] = useState(false);
  useEffect(() => whenIdle(() => setSpares(true), 300), []);
  return hasSpares;
}

function scrollingOf(
  box: TableBox,
  measures: WindowMeasures,
  setScrollTop: (top: number) => void,
): RowScrolling {
  const follow = () => {
    const scrollTop = box.scroller.current?.scrollTop ?? 0;
    if (!isDrawnAlike(measures, { ...measures, scrollTop }))
      flushSync(() => setScrollTop(scrollTop));
  };
  const reveal = (index: number) => {
    const scroller = box.scroller.current;
    if (scroller === null) return;
    const seen = { viewHeight: bodyInSight(box), scrollTop: scroller.scrollTop };
    scroller.scrollTop = scrollTopFor(index, { ...measures, ...seen });
    follow();
  };
  const pageLength = () => Math.max(1, Math.floor(bodyInSight(box) / measures.rowHeight));
  return { follow, reveal, pageLength };
}

function isDrawnAlike(former: WindowMeasures, current: WindowMeasures): boolean {
  const before = windowOf(former);
  const after = windowOf(current);
  return (
    before.first === after.first && before.end === after.end && shiftOf(former) === shiftOf(current)
  );
}

/** A focused row outside the viewport must not enlarge the area. */
function placeInBody(top: number, measures: WindowMeasures): number {
  return Math.max(0, Math.min(top, bodyHeightOf(measures) - measures.rowHeight));
}

function useTopOfView({ scroller }: TableBox, view: string, setScrollTop: (top: number) => void) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    setScrollTop(0);
  }, [scroller, view, setScrollTop]);
}

/**
 * Keeps the row at the top of the box when the height of the rows changes, as on a phone that is turned. The scroll position
 * in the state may be an older one that shows the same rows; with other sizes it would show others, so it is read again.
 */
function useTopRow(
  { scroller }: TableBox,
  measures: WindowMeasures,
  setScrollTop: (top: number) => void,
) {
  const former = useRef(measures);
  const { rowCount, rowHeight, viewHeight } = measures;
  useLayoutEffect(() => {
    const box = scroller.current;
    const before = former.current;
    if (box === null) return;
    const follow = () => {
      former.current = { rowCount, rowHeight, viewHeight, scrollTop: box.scrollTop };
    };
    if (before.rowHeight !== rowHeight) {
      // From the last scroll position: the browser has reduced the current one if the area is lower now.
      box.scrollTop = scrollTopAfter(before, { rowCount, rowHeight, viewHeight, scrollTop: 0 });
    }
    follow();
    setScrollTop(box.scrollTop);
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller, rowCount, rowHeight, viewHeight, setScrollTop]);
}
