/** Where a list opens and how tall it may be, in CSS pixels. */
export interface ListPlacement {
  readonly side: 'below' | 'above';
  readonly space: number;
}

/** Vertical measures in CSS pixels, all from the same origin. */
interface ListMeasures {
  readonly anchorStart: number;
  readonly anchorEnd: number;
  /** What the person can see: a phone's keyboard takes its part away. */
  readonly viewStart: number;
  readonly viewEnd: number;
  /** The height the list would like. */
  readonly wanted: number;
}

const gap = 8;
const leastSpace = 132;

/**
 * Below the field where the list fits, above where only that fits; where neither does, below, and the page is scrolled
 * until it is seen (a phone with its keyboard open, a page at 400 %).
 */
export function placeList(measures: ListMeasures): ListPlacement {
  const { anchorStart, anchorEnd, viewStart, viewEnd, wanted } = measures;
  const below = viewEnd - anchorEnd - gap;
  const above = anchorStart - viewStart - gap;
  if (below >= wanted) return { side: 'below', space: below };
  if (above >= wanted) return { side: 'above', space: above };

  const anchorHeight = anchorEnd - anchorStart;
  const whole = viewEnd - viewStart - anchorHeight - 2 * gap;
  return { side: 'below', space: Math.max(Math.min(wanted, whole), leastSpace) };
}
