import {
  type CSSProperties,
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
import { uiMessages } from '../ui.messages.ts';
import type { DataColumn, DataTableProps, TableSort } from './data-table-props.ts';
import { cellAround, nameCutText, nameIcon, removeTitles } from './grid/grid-cells.ts';
import { headerRow } from './grid/grid-move.ts';
import { useGridFocus } from './grid/use-grid-focus.ts';
import { labelProperty } from './layout/table-blocks.styles.ts';
import { useTableBox } from './layout/table-box.ts';
import {
  acrossOf,
  isInRows,
  lineHeights,
  neededWidth,
  sumOf,
  type TableLayout,
  tracksOf,
} from './layout/table-layout.ts';
import { useTableLayout } from './layout/use-table-layout.ts';
import { tableMessages } from './table.messages.ts';
import { EmptyArea, Grid, Ruler, Scroller, TableFrame } from './table.styles.ts';
import { TableHead } from './table-head.tsx';
import { SkeletonRows, TableRows } from './table-rows.tsx';
import type { RowScrolling } from './window/use-row-window.ts';

const standardHeight = 'clamp(18em, 70vh, 48em)';

/**
 * A table of any number of rows that scrolls in its own box: 50,000 are as quick as 50, because only visible rows are
 * in the page. It is one tab stop; arrow keys, Home, End, Page Up and Page Down move through its cells, Enter or F2
 * moves to a cell's buttons and Escape back. If its columns don't fit, rows become blocks of labelled lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowKey, sort, onRowOpen, height = standardHeight } = props;
  const isLoading = props.state === 'loading';
  const rows = isLoading ? [] : props.rows;
  const table = useRef<HTMLTableElement>(null);
  const scrolling = useRef<RowScrolling>(null);
  const box = useTableBox();
  const layout = useTableLayout(box, columns);
  const inRows = isInRows(layout);
  const measures = useMemo(() => measuresOf(columns, layout), [columns, layout]);
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
    <TableFrame style={measures} data-table-layout={inRows ? 'rows' : 'blocks'}>
      <Ruler ref={box.ruler} aria-hidden="true" />
      <Scroller ref={box.scroller} style={{ maxBlockSize: height }} onScroll={onScroll}>
        <Grid
          ref={table}
          $labels={inRows ? undefined : columns.length}
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
              layout={layout}
              scrolling={scrolling}
              view={viewOf(props.view, sort)}
            />
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

/** Values that the style sheet can't compute: the tracks of a row, the lines of a block and their labels. */
function measuresOf<Row>(columns: readonly DataColumn<Row>[], layout: TableLayout): CSSProperties {
  const measures: Record<`--${string}`, string | number> = {
    '--table-columns': tracksOf(columns),
    '--table-needed': neededWidth(columns),
  };
  if (layout === 'tight') Object.assign(measures, tightMeasures);
  if (isInRows(layout)) return measures;

  const across = acrossOf(layout);
  const lines = lineHeights(columns, across);
  const areActionsOnTop = across > 1 && columns.some(({ isActions }) => isActions === true);
  Object.assign(measures, layout === 'narrow' ? narrowMeasures : {}, {
    '--table-row-height': sumOf([...lines, 'var(--table-block-frame)']),
    '--table-lines': lines.join(' '),
    '--table-across': across,
    '--table-name-end': areActionsOnTop ? -2 : -1,
    '--table-actions-row': areActionsOnTop ? 1 : -2,
    '--table-actions-side': areActionsOnTop ? 'end' : 'stretch',
  });
  for (const [index, { header }] of columns.entries()) {
    measures[labelProperty(index + 1)] = cssString(header);
  }
  return measures;
}

/** Three lines of a long text, and the padding of a row. */
const tightMeasures = { '--table-row-height': '4.125em', '--table-long-lines': 3 };

/** If little text fits beside a label, every text has one more line. */
const narrowMeasures = {
  '--table-line': '2.75em',
  '--table-long-line': '4em',
  '--table-long-lines': 3,
  '--table-wrap': 'normal',
};

function cssString(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
}

function explain(event: MouseEvent) {
  nameIcon(event.target);
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
