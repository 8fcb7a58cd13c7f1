/** Side and maximum height of an open list, in CSS pixels. */
export interface ListPlacement {
  readonly side: 'below' | 'above';
  readonly space: number;
}

/** Vertical positions in CSS pixels, all from the same origin. */
interface ListMeasures {
  readonly anchorStart: number;
  readonly anchorEnd: number;
  /** The visible area, which a phone's keyboard reduces. */
  readonly viewStart: number;
  readonly viewEnd: number;
  /** The height of the whole list. */
  readonly wanted: number;
}

const gap = 8;
const minSpace = 132;

/**
 * Places the list below the field if it fits there, above if it fits only there; otherwise below, and the page scrolls
 * to it (a phone with its keyboard open, a page at 400 %).
 */
export function placeList(measures: ListMeasures): ListPlacement {
  const { anchorStart, anchorEnd, viewStart, viewEnd, wanted } = measures;
  const below = viewEnd - anchorEnd - gap;
  const above = anchorStart - viewStart - gap;
  if (below >= wanted) return { side: 'below', space: below };
  if (above >= wanted) return { side: 'above', space: above };

  const anchorHeight = anchorEnd - anchorStart;
  const whole = viewEnd - viewStart - anchorHeight - 2 * gap;
  return { side: 'below', space: Math.max(Math.min(wanted, whole), minSpace) };
}
