/** Rank of a heading in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The rank of a heading below another; six is the lowest. */
export function levelBelow(level: HeadingLevel): HeadingLevel {
  const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
  return below[level];
}
