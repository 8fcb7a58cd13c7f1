import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { SkeletonBar } from '../skeleton/skeleton.styles.ts';
import type { DataColumn, RowKey } from './data-table-props.ts';
import { firstRowIndex, gridRoles } from './grid/grid-cells.ts';
import type { GridPlace } from './grid/grid-move.ts';
import { useOneTabStop } from './grid/use-one-tab-stop.ts';
import type { TableBox } from './layout/table-box.ts';
import { nextSlots, type RowSlot } from './window/row-slots.ts';
import type { RowSizes } from './window/use-row-sizes.ts';
import { type RowScrolling, useRowWindow, type VisibleRows } from './window/use-row-window.ts';

interface TableRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
  readonly columns: readonly DataColumn<Row>[];
  readonly active: GridPlace;
  readonly box: TableBox;
  readonly sizes: RowSizes;
  readonly view: string;
  readonly scrolling: RefObject<RowScrolling | null>;
}

/**
 * The visible rows, and the row with the grid's tab stop wherever it is, so that a focus that scrolls away is not lost.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, rowKey, columns, active } = props;
  const body: RefObject<HTMLTableSectionElement | null> = useRef(null);
  useOneTabStop(body);
  const visible = useRowWindow({ ...props, rowCount: rows.length });
  const drawn = drawnRows(rows, visible, active.row);
  const activeRow = rows[active.row];
  const slots = useSlots(
    drawn.map(({ row }) => rowKey(row)),
    activeRow === undefined ? undefined : rowKey(activeRow),
  );
  const { first, end, bodyHeight, topOf } = visible;
  const style = { blockSize: bodyHeight, paddingBlockStart: topOf(first) };
  return (
    <tbody {...gridRoles.rowGroup} ref={body} style={style}>
      {drawn.map(({ row, index }, place) => (
        <TableRow
          key={slots[place]?.id}
          row={row}
          index={index}
          offscreenTop={index < first || index >= end ? topOf(index) : undefined}
          columns={columns}
          activeColumn={index === active.row ? active.column : undefined}
        />
      ))}
    </tbody>
  );
}

interface DrawnRow<Row> {
  readonly row: Row;
  readonly index: number;
}

function drawnRows<Row>(
  rows: readonly Row[],
  { first, end }: VisibleRows,
  active: number,
): readonly DrawnRow<Row>[] {
  const seen = rows.slice(first, end).map((row, at) => ({ row, index: first + at }));
  const activeRow = rows[active];
  if (activeRow === undefined || (active >= first && active < end)) return seen;
  const it = { row: activeRow, index: active };
  return active < first ? [it, ...seen] : [...seen, it];
}

/** Derived from the committed rows, not from the last render, which React may discard. */
function useSlots(keys: readonly RowKey[], active: RowKey | undefined): readonly RowSlot[] {
  const inPage = useRef<InPage>({ slots: [], active: undefined });
  const slots = nextSlots(inPage.current.slots, keys, inPage.current.active);
  useLayoutEffect(() => {
    inPage.current = { slots, active };
  });
  return slots;
}

interface InPage {
  readonly slots: readonly RowSlot[];
  readonly active: RowKey | undefined;
}

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
const TableRow = memo(TableRowView) as typeof TableRowView;

interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
}

const rowCount = 8;

/** Bars in the cells of future rows, so that loading does not look empty and nothing moves when they arrive. */
export function SkeletonRows<Row>({ columns }: SkeletonRowsProps<Row>) {
  const rows = Array.from({ length: rowCount }, (_, index) => index);
  return (
    <tbody aria-hidden="true">
      {rows.map((index) => (
        <tr key={index}>
          {columns.map(({ id, isRowHeader, isActions }) => {
            const Cell = isRowHeader === true ? 'th' : 'td';
            return (
              <Cell key={id} data-kind={isActions === true ? 'actions' : undefined}>
                <SkeletonBar $shape="line" />
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
