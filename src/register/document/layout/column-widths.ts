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
  const fairOf = ({ share }: ColumnNeed) => {
    const shares = [...open].reduce((sum, column) => sum + column.share, 0);
    return shares === 0 ? left / open.size : (left * share) / shares;
  };
  for (;;) {
    const narrow = [...open].filter((column) => column.natural <= fairOf(column));
    if (narrow.length === 0 || narrow.length === open.size) break;
    for (const column of narrow) {
      open.delete(column);
      left -= column.natural;
    }
  }
  const wraps = [...open].some((column) => column.natural > fairOf(column));
  const spare = left - [...open].reduce((sum, { natural }) => sum + natural, 0);
  const shares = [...open].reduce((sum, { share }) => sum + share, 0);
  return columns.map((column) => {
    if (!open.has(column)) return column.natural;
    if (wraps) return fairOf(column);
    return column.natural + (shares === 0 ? spare / open.size : (spare * column.share) / shares);
  });
}
