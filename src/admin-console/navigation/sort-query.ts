import type { TableSort } from '../../ui/table/data-table-props.ts';

/** An order by one of the columns that can be sorted. */
export interface SortBy<Column extends string> {
  readonly columnId: Column;
  readonly direction: TableSort['direction'];
}

/** Reads an order out of the address: 'name', 'name desc'. Undefined for what names none of the columns. */
export function readSort<Column extends string>(
  text: string,
  columns: readonly Column[],
): SortBy<Column> | undefined {
  const [column, direction] = text.split(' ');
  const columnId = columns.find((known) => known === column);
  if (columnId === undefined) return undefined;
  return { columnId, direction: direction === 'desc' ? 'descending' : 'ascending' };
}

/** The order as it is written in the address. @param usual the default order, which is written as '' */
export function writeSort({ columnId, direction }: TableSort, usual?: TableSort): string {
  if (columnId === usual?.columnId && direction === usual.direction) return '';
  return direction === 'descending' ? `${columnId} desc` : columnId;
}
