import type { TitleStanding } from '#domain/registry/title-entry.ts';

interface Column {
  readonly isRowHeader?: boolean | undefined;
  readonly easyWidth?: number | undefined;
}

/**
 * The columns of a table of titles. If one of its titles has the mark of its standing below the name, the rows are three
 * lines high, however wide the names' column is.
 */
export function markedColumns<Named extends Column>(
  columns: readonly Named[],
  standings: readonly TitleStanding['kind'][],
): readonly Named[] {
  if (standings.every((kind) => kind === 'valid')) return columns;
  const easyWidth = Number.POSITIVE_INFINITY;
  return columns.map((column) => (column.isRowHeader === true ? { ...column, easyWidth } : column));
}
