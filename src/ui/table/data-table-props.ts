import type { ReactNode } from 'react';

/** What identifies a row, through filters, sorting and refetching. */
export type RowKey = string | number;

/** The column that the rows are ordered by. Ordering them is the owner's work. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * One column. Keep the list of columns the same array between renders (a constant or `useMemo`): rows are drawn again
 * only when theirs change.
 */
export interface DataColumn<Row> {
  readonly id: string;
  /** The header; where rows are blocks, also the label before the value. */
  readonly header: string;
  /**
   * Text, or inline content. Its buttons and links leave the tab order: Enter goes into the cell. The cell may be passed
   * from one row to another; a part with a state of its own, such as a menu, needs the row's key.
   */
  readonly cell: (row: Row) => ReactNode;
  /**
   * A track of the grid that doesn't depend on its content, as each row is a grid of its own: a length, or `minmax` from
   * one. Where the table is narrower than the smallest widths together, its rows become blocks.
   * @default 'minmax(8em, 1fr)'
   */
  readonly width?: string | undefined;
  /** @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** The name of the row; screen readers announce it with each cell of the row, and a narrow block begins with it. */
  readonly isRowHeader?: boolean | undefined;
  /** Makes the header a button. @default false */
  readonly isSortable?: boolean | undefined;
  /** The row's actions: without a label at the top of a block, or on its last line on a phone. @default false */
  readonly isActions?: boolean | undefined;
  /** The value is a control: its line in a block is as high as a finger. @default false */
  readonly hasControl?: boolean | undefined;
  /**
   * The text may need a second line; one line is all that others have. A long control has its label above it in a block.
   * @default false
   */
  readonly isLong?: boolean | undefined;
  /**
   * For a long text, in em: where the column is narrower, two lines would cut it, and the rows are three lines high.
   * @default 0
   */
  readonly easyWidth?: number | undefined;
  /** Has a block's whole width for itself. @default false */
  readonly isWide?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Already filtered and sorted, any number of them; only those in sight are in the page. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** `loading` shows bars in place of the rows; a list that is refetched stays `ready`. */
  readonly state: 'loading' | 'ready';
  /** Shown under the headers when there are no rows. */
  readonly emptyText: ReactNode;
  /** What is announced when the number of rows changes. @default '12 filas' */
  readonly rowsLabel?: ((count: number) => string) | undefined;
  /** Enter on a cell without controls, or a double click. Offer the same as a visible button. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** The box's greatest height, as a CSS length. @default 'clamp(18em, 70vh, 48em)' */
  readonly height?: string | undefined;
  /** Names the filters behind the rows: when it or the sort changes, the table begins at the top again. */
  readonly view?: string | undefined;
}
