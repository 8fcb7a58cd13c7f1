import {
  type RefObject,
  type UIEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  bodyHeightOf,
  type RowWindow,
  scrollTopFor,
  shiftOf,
  type WindowMeasures,
  windowOf,
} from './row-window.ts';

/** The box that scrolls, and what is measured in it. */
interface WindowRefs {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly head: RefObject<HTMLTableSectionElement | null>;
  /** An element as high as a row: the style sheet alone decides how high that is. */
  readonly ruler: RefObject<HTMLDivElement | null>;
}

export interface VisibleRows extends RowWindow {
  readonly refs: WindowRefs;
  readonly bodyHeight: number;
  readonly rowHeight: number;
  /** Where a row stands in the rows' area, in pixels. */
  readonly topOf: (index: number) => number;
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** Scrolls the box until the row is in sight, and draws it. */
  readonly reveal: (index: number) => void;
  /** How many whole rows the box shows. */
  readonly pageLength: () => number;
}

interface Sizes {
  readonly rowHeight: number;
  /** The greatest height the box may take, so that a growing list finds its rows drawn. */
  readonly room: number;
}

const nothing: RowWindow = { first: 0, end: 0 };

/** Before the box is measured no row is drawn: measuring an empty one is quick, and no row is drawn twice. */
const unmeasured: Sizes = { rowHeight: 44, room: 0 };

/**
 * Decides which rows of a list of equally high ones are in the page. Scrolling draws in the same frame: nothing is
 * ever blank.
 *
 * @param view the box goes back to its top when this changes.
 */
export function useRowWindow(rowCount: number, view: string): VisibleRows {
  const refs = useWindowRefs();
  const sizes = useSizes(refs);
  const [scrollTop, setScrollTop] = useState(0);
  const measures = { rowCount, rowHeight: sizes.rowHeight, viewHeight: sizes.room, scrollTop };
  const latest = useRef<WindowMeasures>(measures);
  useLayoutEffect(() => {
    latest.current = measures;
  });

  const follow = useCallback((top: number) => {
    const now = { ...latest.current, scrollTop: top };
    if (isDrawnAlike(latest.current, now)) return;
    flushSync(() => setScrollTop(top));
  }, []);
  const onScroll = useCallback(
    (event: UIEvent<HTMLDivElement>) => {
      if (event.target === event.currentTarget) follow(event.currentTarget.scrollTop);
    },
    [follow],
  );
  const reveal = useCallback(
    (index: number) => {
      const box = refs.scroller.current;
      if (box === null) return;
      const seen = { viewHeight: bodyInSight(refs), scrollTop: box.scrollTop };
      box.scrollTop = scrollTopFor(index, { ...latest.current, ...seen });
      follow(box.scrollTop);
    },
    [refs, follow],
  );
  const pageLength = useCallback(
    () => Math.max(1, Math.floor(bodyInSight(refs) / latest.current.rowHeight)),
    [refs],
  );
  useTopOfView(refs, view, setScrollTop);

  const shift = shiftOf(measures);
  return {
    ...(sizes === unmeasured ? nothing : windowOf(measures)),
    refs,
    bodyHeight: bodyHeightOf(measures),
    rowHeight: sizes.rowHeight,
    topOf: (index) => placeInBody(index * sizes.rowHeight - shift, measures),
    onScroll,
    reveal,
    pageLength,
  };
}

function useWindowRefs(): WindowRefs {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  return useRef({ scroller, head, ruler }).current;
}

/** Measured before the first paint, and again when the box, the letters or the form of the rows change. */
function useSizes(refs: WindowRefs): Sizes {
  const [sizes, setSizes] = useState(unmeasured);
  useLayoutEffect(() => {
    const box = refs.scroller.current;
    const ruler = refs.ruler.current;
    if (box === null || ruler === null) return;
    const measure = () => setSizes((former) => sameOr(former, measuredSizes(box, ruler)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [refs]);
  return sizes;
}

function measuredSizes(box: HTMLElement, ruler: HTMLElement): Sizes {
  const rowHeight = Number.parseFloat(getComputedStyle(ruler).height) || unmeasured.rowHeight;
  const limit = Number.parseFloat(getComputedStyle(box).maxHeight) || 0;
  return { rowHeight, room: Math.max(box.clientHeight, limit) };
}

function sameOr(former: Sizes, current: Sizes): Sizes {
  const isSame = former.rowHeight === current.rowHeight && former.room === current.room;
  return isSame ? former : current;
}

/** The part of the box that is not the header's. */
function bodyInSight({ scroller, head }: WindowRefs): number {
  return (scroller.current?.clientHeight ?? 0) - (head.current?.offsetHeight ?? 0);
}

function isDrawnAlike(former: WindowMeasures, current: WindowMeasures): boolean {
  const before = windowOf(former);
  const after = windowOf(current);
  return (
    before.first === after.first && before.end === after.end && shiftOf(former) === shiftOf(current)
  );
}

/** A row kept for its focus must not make the area taller than it is. */
function placeInBody(top: number, measures: WindowMeasures): number {
  return Math.max(0, Math.min(top, bodyHeightOf(measures) - measures.rowHeight));
}

function useTopOfView(refs: WindowRefs, view: string, setScrollTop: (top: number) => void) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (refs.scroller.current !== null) refs.scroller.current.scrollTop = 0;
    setScrollTop(0);
  }, [refs, view, setScrollTop]);
}
