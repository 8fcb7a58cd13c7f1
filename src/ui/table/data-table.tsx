import {
  type MouseEvent,
  memo,
  type UIEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { LiveRegion } from '../text/live-region.tsx';
import { IconNames } from '../tooltip/icon-names.tsx';
import { uiMessages } from '../ui.messages.ts';
import type { DataTableProps, TableSort } from './data-table-props.ts';
import { cellAround, nameCutText, removeTitles } from './grid/grid-cells.ts';
import { headerRow } from './grid/grid-move.ts';
import { useGridFocus } from './grid/use-grid-focus.ts';
import { useTableBox } from './layout/table-box.ts';
import { kindOf, measuresOf, stylesOf } from './layout/table-measures.ts';
import { useTableLayout } from './layout/use-table-layout.ts';
import { tableMessages } from './table.messages.ts';
import { EmptyArea, Grid, Ruler, Scroller, TableFrame } from './table.styles.ts';
import { TableHead } from './table-head.tsx';
import { SkeletonRows, TableRows } from './table-rows.tsx';
import { useRowSizes } from './window/use-row-sizes.ts';
import type { RowScrolling } from './window/use-row-window.ts';

const standardHeight = 'clamp(18em, 70vh, 48em)';

/**
 * A table of any number of rows that scrolls in its own box: 50,000 are as quick as 50, because only visible rows are
 * in the page. It is one tab stop; arrow keys, Home, End, Page Up and Page Down move through its cells, Enter or F2
 * moves to a cell's buttons and Escape back, and the space bar ticks a cell's checkbox. If its columns don't fit, rows become
 * blocks of labelled lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, sort, onRowOpen, height = standardHeight } = props;
  const isLoading = props.state === 'loading';
  const rows = isLoading ? [] : props.rows;
  const table = useRef<HTMLTableElement>(null);
  const scrolling = useRef<RowScrolling>(null);
  const box = useTableBox();
  const layout = useTableLayout(box, columns);
  // Measured while the rows load, so that their first render has as many as fit. Effects of `TableRows` run before the box
  // around them has its ref.
  const sizes = useRowSizes(box, layout);
  const measures = useMemo(() => measuresOf(columns, layout), [columns, layout]);
  const styles = useMemo(() => stylesOf(columns, layout), [columns, layout]);
  const { active, ...focus } = useGridFocus({
    table,
    rows,
    rowKey,
    scrolling,
    onRowOpen,
    columnCount: columns.length,
  });
  const onScroll = useCallback((event: UIEvent) => {
    if (event.target === event.currentTarget) scrolling.current?.follow();
  }, []);

  return (
    <TableFrame style={measures} data-table-layout={kindOf(layout)}>
      <Ruler ref={box.ruler} aria-hidden="true" />
      <Scroller ref={box.scroller} style={{ maxBlockSize: height }} onScroll={onScroll}>
        <Grid
          ref={table}
          $layout={styles}
          role="grid"
          aria-label={label}
          aria-busy={isLoading || undefined}
          aria-rowcount={isLoading ? -1 : rows.length + 1}
          aria-colcount={columns.length}
          onMouseOver={explain}
          onMouseOut={stopExplaining}
          {...focus}
        >
          <TableHead
            headRef={box.head}
            columns={columns}
            sort={sort}
            onSortChange={props.onSortChange}
            activeColumn={active.row === headerRow ? active.column : undefined}
          />
          {isLoading ? (
            <SkeletonRows columns={columns} />
          ) : (
            <TableRows
              rows={rows}
              rowKey={rowKey}
              columns={columns}
              active={active}
              box={box}
              sizes={sizes}
              scrolling={scrolling}
              view={viewOf(props.view, sort)}
            />
          )}
        </Grid>
        {!isLoading && rows.length === 0 && <EmptyArea>{props.emptyText}</EmptyArea>}
      </Scroller>
      <IconNames table={table} />
      <RowCount count={isLoading ? undefined : rows.length} rowsLabel={props.rowsLabel} />
    </TableFrame>
  );
}

function viewOf(view: string | undefined, sort: TableSort | undefined): string {
  return `${sort?.columnId} ${sort?.direction} ${view}`;
}

function explain(event: MouseEvent) {
  const cell = cellAround(event.target);
  if (cell !== undefined) nameCutText(cell);
}

function stopExplaining({ target, relatedTarget }: MouseEvent) {
  removeTitles(target, relatedTarget);
}

interface RowCountProps {
  /** `undefined` while the rows are loading. */
  readonly count: number | undefined;
  /** @default '12 filas' */
  readonly rowsLabel: ((count: number) => string) | undefined;
}

/** Milliseconds without a change: a count after each key would drown the input. */
const pause = 700;

/** Announces the number of rows to screen readers when it has changed and settled. */
const RowCount = memo(function RowCount({ count, rowsLabel }: RowCountProps) {
  const [settled, settle] = useState<RowCountProps>();
  useEffect(() => {
    const timer = setTimeout(() => settle({ count, rowsLabel }), pause);
    return () => clearTimeout(timer);
  }, [count, rowsLabel]);
  return <LiveRegion>{settled === undefined ? '' : <CountText {...settled} />}</LiveRegion>;
});

/** Formatted only for the announcement: loading the number formats takes the browser longer than rendering the rows. */
function CountText({ count, rowsLabel }: RowCountProps) {
  const { messages: texts, format } = useText(tableMessages);
  const { loading } = useMessages(uiMessages);
  if (count === undefined) return loading;
  return rowsLabel?.(count) ?? format(texts.rowCount, { count });
}
