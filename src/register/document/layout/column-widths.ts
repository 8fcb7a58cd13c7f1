/** A column before its width is known. */
export interface ColumnNeed {
  /** Width of its longest text on one line. */
  readonly natural: number;
  /** Share of the width. */
  readonly share: number;
}

/**
 * The widths of columns that fill a table. A column whose texts are short takes what it needs, and leaves the rest of its
 * share to those whose texts wrap; if no text wraps, the columns divide what is left by their shares.
 */
export function columnWidths(columns: readonly ColumnNeed[], width: number): readonly number[] {
  const open = new Set(columns);
  let left = width;
  const portion = (amount: number, { share }: ColumnNeed) => {
    const shares = [...open].reduce((sum, column) => sum + column.share, 0);
    return shares === 0 ? amount / open.size : (amount * share) / shares;
  };
  const fits = (column: ColumnNeed) => column.natural <= portion(left, column);
  for (;;) {
    const narrow = [...open].filter(fits);
    if (narrow.length === 0 || narrow.length === open.size) break;
    for (const column of narrow) {
      open.delete(column);
      left -= column.natural;
    }
  }
  const wraps = ![...open].every(fits);
  const spare = left - [...open].reduce((sum, { natural }) => sum + natural, 0);
  return columns.map((column) => {
    if (!open.has(column)) return column.natural;
    return wraps ? portion(left, column) : column.natural + portion(spare, column);
  });
}
