/** A box in the window, in pixels. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Wanted extends Box {
  /** The bottom edge of the window. */
  readonly end: number;
}

/** Space between a notice and what it must not cover. */
const gap = 8;

/**
 * Finds a top for a box at which it covers none of the others: its own, else below one of them, else at the end of the
 * window. Where it would cover one everywhere, it stays.
 */
export function clearTop({ end, ...box }: Wanted, others: readonly Box[]): number {
  const height = box.bottom - box.top;
  const tops = [box.top, ...others.map(({ bottom }) => bottom + gap), end - height]
    .filter((top) => top >= box.top && top + height <= end)
    .toSorted((a, b) => a - b);
  const isClear = (top: number) =>
    others.every((other) => !overlaps({ ...box, top, bottom: top + height }, other));
  return tops.find(isClear) ?? box.top;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
