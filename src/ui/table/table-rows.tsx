import { type RefObject, useRef } from 'react';
import type { DataColumn, RowKey } from './data-table-props.ts';
import type { GridPlace } from './grid-move.ts';
import { gridRoles } from './grid-roles.ts';
import { TableRow } from './table-row.tsx';
import { useOneTabStop } from './use-one-tab-stop.ts';
import type { VisibleRows } from './use-row-window.ts';

interface TableRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
  readonly columns: readonly DataColumn<Row>[];
  readonly visible: VisibleRows;
  readonly active: GridPlace;
}

/** The rows in sight, and the one with the grid's tab stop wherever it is: a focus that scrolls away must not be lost. */
export function TableRows<Row>({ rows, rowKey, columns, visible, active }: TableRowsProps<Row>) {
  const body: RefObject<HTMLTableSectionElement | null> = useRef(null);
  useOneTabStop(body);
  return (
    <tbody {...gridRoles.rowGroup} ref={body} style={{ blockSize: visible.bodyHeight }}>
      {drawnIndexes(visible, active.row).map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <TableRow
            key={rowKey(row)}
            row={row}
            index={index}
            top={visible.topOf(index)}
            columns={columns}
            activeColumn={index === active.row ? active.column : undefined}
          />
        );
      })}
    </tbody>
  );
}

function drawnIndexes({ first, end }: VisibleRows, active: number): readonly number[] {
  const seen = Array.from({ length: end - first }, (_, at) => first + at);
  if (end === 0 || active < 0) return seen;
  if (active < first) return [active, ...seen];
  return active >= end ? [...seen, active] : seen;
}
