/** Lengths in CSS pixels. */
export interface WindowMeasures {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Height of the box available to rows. */
  readonly viewHeight: number;
  readonly scrollTop: number;
  /** True if rows just outside of the box are rendered too. @default true */
  readonly hasSpares?: boolean;
}

/** The range of rows that are in the page. */
export interface RowWindow {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** Rows rendered above and below the visible ones, for a turn of the wheel. */
const overscan = 3;

/** The window moves by this many rows at a time, so that most scroll events change nothing. */
const step = 4;

/**
 * Maximum height of an element: browsers stop at 17.9 million pixels (Firefox) or at 33.5 million device pixels
 * (Chromium, at 400 % a quarter of that). For a taller list the scroll bar is scaled.
 */
const tallest = 8_000_000;

/** Height of the rows' area. */
export function bodyHeightOf({ rowCount, rowHeight }: WindowMeasures): number {
  return Math.min(rowCount * rowHeight, tallest);
}

/** The rows to render so that the box is filled, whatever part of the list is visible. */
export function windowOf(measures: WindowMeasures): RowWindow {
  const { rowCount, rowHeight, viewHeight, hasSpares = true } = measures;
  const inSight = Math.ceil(viewHeight / rowHeight) + 1;
  const seen = Math.floor(listTopOf(measures) / rowHeight);
  if (!hasSpares) return windowAt(seen, inSight, rowCount);
  const wanted = Math.floor((seen - overscan) / step) * step;
  return windowAt(wanted, inSight + 2 * overscan + step - 1, rowCount);
}

function windowAt(wanted: number, drawn: number, rowCount: number): RowWindow {
  const start = Math.min(wanted, rowCount - drawn);
  return { first: Math.max(0, start), end: Math.min(rowCount, start + drawn) };
}

/** The distance of a row from its position in the list: 0 except in lists that are taller than an element may be. */
export function shiftOf(measures: WindowMeasures): number {
  return listTopOf(measures) - measures.scrollTop;
}

/** The nearest scroll position at which a row is fully visible. */
export function scrollTopFor(index: number, measures: WindowMeasures): number {
  const { rowHeight, viewHeight } = measures;
  const top = index * rowHeight;
  const latest = top;
  const earliest = top + rowHeight - viewHeight;
  const current = listTopOf(measures);
  if (current <= latest && current >= earliest) return measures.scrollTop;
  const wanted = current > latest ? latest : Math.min(earliest, latest);
  return wanted / stretchOf(measures);
}

/** The scroll position at which the same row is at the top of the box after a change of the rows' height. */
export function scrollTopAfter(former: WindowMeasures, current: WindowMeasures): number {
  const place = listTopOf(former) / former.rowHeight;
  return (place * current.rowHeight) / stretchOf(current);
}

function listTopOf(measures: WindowMeasures): number {
  return measures.scrollTop * stretchOf(measures);
}

/** Pixels of the list per pixel of scrolling. */
function stretchOf(measures: WindowMeasures): number {
  const { rowCount, rowHeight, viewHeight } = measures;
  const whole = rowCount * rowHeight;
  return whole <= tallest ? 1 : (whole - viewHeight) / (tallest - viewHeight);
}
