import { memo } from 'react';
import type { DataColumn } from './data-table-props.ts';
import { firstRowIndex } from './grid/grid-cells.ts';
import { gridRoles } from './grid/grid-roles.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  /** Its index in the whole list, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows' area, for a row outside the viewport that stays because it has the focus. */
  readonly offscreenTop: number | undefined;
  readonly columns: readonly DataColumn<Row>[];
  /** The column of the grid's tab stop, if it is in this row. */
  readonly activeColumn: number | undefined;
}

function TableRowView<Row>({ row, index, offscreenTop, ...props }: TableRowProps<Row>) {
  return (
    <tr
      {...gridRoles.row}
      aria-rowindex={index + firstRowIndex}
      data-kept={offscreenTop === undefined ? undefined : ''}
      style={offscreenTop === undefined ? undefined : { insetBlockStart: offscreenTop }}
    >
      {props.columns.map((column, at) => {
        const Cell = column.isRowHeader === true ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            tabIndex={at === props.activeColumn ? 0 : undefined}
            data-align={column.align}
            data-kind={cellKind(column)}
          >
            {isText(column) ? <bdi>{column.cell(row)}</bdi> : column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Attributes of a cell for the style sheet. */
function cellKind<Row>({ isActions, isLong, hasControl, isWide }: DataColumn<Row>) {
  if (isActions === true) return 'actions';
  if (isLong !== true) return undefined;
  if (hasControl === true) return 'stacked';
  return isWide === true ? 'long wide' : 'long';
}

function isText<Row>({ isLong, hasControl }: DataColumn<Row>): boolean {
  return isLong === true && hasControl !== true;
}

/**
 * One row, without attributes that only some rows need: dozens are created in a frame. Renders again only when the row,
 * its index or the columns change.
 */
export const TableRow = memo(TableRowView) as typeof TableRowView;
