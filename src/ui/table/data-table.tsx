import { type CSSProperties, type MouseEvent, useRef } from 'react';
import type { DataColumn, DataTableProps, TableSort } from './data-table-props.ts';
import { cellAround, nameCutText } from './grid-cells.ts';
import { headerRow } from './grid-move.ts';
import { RowCount } from './row-count.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { EmptyArea, Grid, Ruler, Scroller, TableFrame } from './table.styles.ts';
import { labelProperty } from './table-blocks.styles.ts';
import { TableHead } from './table-head.tsx';
import { TableRows } from './table-rows.tsx';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowWindow } from './use-row-window.ts';

const standardHeight = 'clamp(18em, 70vh, 48em)';
const standardWidth = 'minmax(8em, 1fr)';

/**
 * A table of any number of rows that scrolls in its own box: 50,000 are as quick as 50, since only those in sight are
 * in the page. It is one tab stop; arrow keys, Home, End, Page Up and Page Down move through its cells, Enter or F2
 * leads to a cell's buttons and Escape back. Where it is narrow, rows become blocks of labelled lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, sort, onRowOpen, height = standardHeight } = props;
  const isLoading = props.state === 'loading';
  const rows = isLoading ? [] : props.rows;
  const table = useRef<HTMLTableElement>(null);
  const visible = useRowWindow(rows.length, viewOf(props.view, sort));
  const { refs, onScroll, reveal, pageLength, rowHeight } = visible;
  const { active, ...focus } = useGridFocus({
    ...{ table, rows, rowKey, reveal, pageLength, onRowOpen },
    columnCount: columns.length,
  });

  return (
    <TableFrame>
      <Scroller
        ref={refs.scroller}
        $height={height}
        style={measuresOf(columns)}
        onScroll={onScroll}
      >
        <Ruler ref={refs.ruler} aria-hidden="true" />
        <Grid
          ref={table}
          $columnCount={columns.length}
          role="grid"
          aria-label={label}
          aria-busy={isLoading || undefined}
          aria-rowcount={isLoading ? -1 : rows.length + 1}
          aria-colcount={columns.length}
          onMouseOver={explainCutText}
          {...focus}
        >
          <TableHead
            headRef={refs.head}
            columns={columns}
            sort={sort}
            onSortChange={props.onSortChange}
            activeColumn={active.row === headerRow ? active.column : undefined}
          />
          {isLoading ? (
            <SkeletonRows columns={columns} rowHeight={rowHeight} />
          ) : (
            <TableRows {...{ rows, rowKey, columns, visible, active }} />
          )}
        </Grid>
        {!isLoading && rows.length === 0 && <EmptyArea>{props.emptyText}</EmptyArea>}
      </Scroller>
      <RowCount count={isLoading ? undefined : rows.length} rowsLabel={props.rowsLabel} />
    </TableFrame>
  );
}

function viewOf(view: string | undefined, sort: TableSort | undefined): string {
  return `${sort?.columnId} ${sort?.direction} ${view}`;
}

/** What the style sheet can't know: the tracks of a row, the lines of a block and their labels. */
function measuresOf<Row>(columns: readonly DataColumn<Row>[]): CSSProperties {
  const actionLines = columns.filter((column) => column.isActions === true).length;
  const measures: Record<`--${string}`, string | number> = {
    '--table-columns': columns.map(({ width = standardWidth }) => width).join(' '),
    '--table-plain-lines': columns.length - actionLines,
    '--table-action-lines': actionLines,
  };
  for (const [index, { header }] of columns.entries()) {
    measures[labelProperty(index + 1)] = cssString(header);
  }
  return measures;
}

function cssString(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

function explainCutText(event: MouseEvent) {
  const cell = cellAround(event.target);
  if (cell !== undefined) nameCutText(cell);
}
