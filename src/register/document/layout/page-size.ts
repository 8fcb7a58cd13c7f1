import type { PageSetup, PageSize } from '#domain/document/document-template.ts';

/** Points of a millimetre. */
export const pointsPerMm = 72 / 25.4;

/** A printer prints nothing closer to the edge, in mm. */
export const leastMargin = 5;

/** Width and height in portrait, in mm. */
const sizes: Readonly<Record<PageSize, readonly [number, number]>> = {
  A3: [297, 420],
  A4: [210, 297],
  Letter: [215.9, 279.4],
};

/** The width and the height of a page, in mm. */
export function pageSizeInMm({ size, orientation }: Pick<PageSetup, 'size' | 'orientation'>): {
  width: number;
  height: number;
} {
  const [short, long] = sizes[size];
  return orientation === 'portrait'
    ? { width: short, height: long }
    : { width: long, height: short };
}
