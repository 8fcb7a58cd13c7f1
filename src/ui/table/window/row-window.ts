/** Lengths in CSS pixels. */
export interface WindowMeasures {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** How much of the rows' area the box can show. */
  readonly viewHeight: number;
  readonly scrollTop: number;
  /** Whether rows just out of sight are drawn too. @default true */
  readonly hasSpares?: boolean;
}

/** The rows that are in the page. */
export interface RowWindow {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** Rows drawn above and below what is in sight, so that a turn of the wheel finds them there. */
const overscan = 3;

/** The window moves by this many rows at a time: most scroll events then change nothing. */
const step = 4;

/**
 * No element may be taller: browsers stop at 17.9 million pixels (Firefox) or at 33.5 million device pixels (Chromium,
 * at 400 % a quarter of that). Above it, the scroll bar's way represents a longer one.
 */
const tallest = 8_000_000;

/** How tall the rows' area is. */
export function bodyHeightOf({ rowCount, rowHeight }: WindowMeasures): number {
  return Math.min(rowCount * rowHeight, tallest);
}

/** The rows to draw so that the box is filled, whatever part of the list is in sight. */
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

/** How far a row is drawn below its place in the list: 0 but in lists that are taller than an element may be. */
export function shiftOf(measures: WindowMeasures): number {
  return listTopOf(measures) - measures.scrollTop;
}

/** Where to scroll so that a row is wholly in sight, by the shortest way. */
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

function listTopOf(measures: WindowMeasures): number {
  return measures.scrollTop * stretchOf(measures);
}

/** How many pixels of the list one pixel of the scroll bar's way represents. */
function stretchOf(measures: WindowMeasures): number {
  const { rowCount, rowHeight, viewHeight } = measures;
  const whole = rowCount * rowHeight;
  return whole <= tallest ? 1 : (whole - viewHeight) / (tallest - viewHeight);
}
