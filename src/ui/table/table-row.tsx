import { memo } from 'react';
import type { DataColumn } from './data-table-props.ts';
import { firstRowIndex } from './grid-cells.ts';
import { gridRoles } from './grid-roles.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Its place in the whole list, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows' area. */
  readonly top: number;
  readonly columns: readonly DataColumn<Row>[];
  /** The column of the grid's tab stop, if it is in this row. */
  readonly activeColumn: number | undefined;
}

function TableRowView<Row>({ row, index, top, columns, activeColumn }: TableRowProps<Row>) {
  return (
    <tr {...gridRoles.row} aria-rowindex={index + firstRowIndex} style={{ top }}>
      {columns.map((column, at) => {
        const Cell = column.isRowHeader === true ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            tabIndex={at === activeColumn ? 0 : undefined}
            data-align={column.align}
            data-kind={column.isActions === true ? 'actions' : undefined}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row, with no attribute that only some rows need: dozens are made in a frame. Drawn again only when it, its place or the columns change. */
export const TableRow = memo(TableRowView) as typeof TableRowView;
