import type { TableSort } from '#ui/table/data-table-props.ts';

/** A sort order by one of the sortable columns. */
export interface SortBy<Column extends string> {
  readonly columnId: Column;
  readonly direction: TableSort['direction'];
}

/** Parses a sort order from the URL: 'name', 'name desc'. @returns undefined when no column has that name */
export function readSort<Column extends string>(
  text: string,
  columns: readonly Column[],
): SortBy<Column> | undefined {
  const [column, direction] = text.split(' ');
  const columnId = columns.find((known) => known === column);
  if (columnId === undefined) return undefined;
  return { columnId, direction: direction === 'desc' ? 'descending' : 'ascending' };
}

/** Formats a sort order for the URL. @param usual the default order, written as '' */
export function writeSort({ columnId, direction }: TableSort, usual?: TableSort): string {
  if (columnId === usual?.columnId && direction === usual.direction) return '';
  return direction === 'descending' ? `${columnId} desc` : columnId;
}
