import type { ReactNode } from 'react';

/** Identifies a row through filters, sorting and refetching. */
export type RowKey = string | number;

/** The sorted column. The parent sorts the rows. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * One column. Keep the array of columns the same between renders (a constant or `useMemo`): rows render again only when
 * their columns change.
 */
export interface DataColumn<Row> {
  readonly id: string;
  /** The header; in the block layout, also the label before the value. */
  readonly header: string;
  /**
   * Text, or inline content. Its buttons and links leave the tab order: Enter moves into the cell. The cell may be
   * reused for another row; a part with state, such as a menu, needs the row's key.
   */
  readonly cell: (row: Row) => ReactNode;
  /**
   * A grid track that doesn't depend on its content, because each row is a separate grid: a length, or `minmax` with a
   * length as minimum. Give dates, codes and numbers a length in `ch`, so that they fit in every font. If the table is narrower than the minimum widths together, its rows become blocks.
   * @default 'minmax(8em, 1fr)'
   */
  readonly width?: string | undefined;
  /** @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
  /** The row's header: screen readers announce it with each cell of the row, and a narrow block begins with it. */
  readonly isRowHeader?: boolean | undefined;
  /** Makes the header a button. @default false */
  readonly isSortable?: boolean | undefined;
  /** The row's actions: without a label at the top of a block, or in its last line on a phone. @default false */
  readonly isActions?: boolean | undefined;
  /** The value is a control: its line in a block is as high as a finger. @default false */
  readonly hasControl?: boolean | undefined;
  /**
   * The text may need a second line; other columns have one. A long control has its label above it in a block.
   * @default false
   */
  readonly isLong?: boolean | undefined;
  /**
   * For a long text, in em: if the column is narrower, two lines would clip it, and the rows are three lines high.
   * @default 0
   */
  readonly easyWidth?: number | undefined;
  /** Takes the whole width of a block. @default false */
  readonly isWide?: boolean | undefined;
  /**
   * The role in the compact card that a row is on a phone; the row's header and its actions need none. The value of a
   * column without a role is shown while its cell has the focus, so a detail must offer it. If no column has a role,
   * rows are blocks on a phone too.
   */
  readonly card?: CardRole | undefined;
}

/**
 * `mark`: a status at the end of the first line. `key`: a short code before the first text. `text`: a text that needs no
 * label. `fact`: a value with its label.
 */
export type CardRole = 'mark' | 'key' | 'text' | 'fact';

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Already filtered and sorted, any number of them; only visible ones are in the page. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** `loading` shows bars in place of the rows; a list that is refetched stays `ready`. */
  readonly state: 'loading' | 'ready';
  /** Shown below the headers if there are no rows. */
  readonly emptyText: ReactNode;
  /** Announced when the number of rows changes. @default '12 filas' */
  readonly rowsLabel?: ((count: number) => string) | undefined;
  /** Called by Enter on a cell without controls, or a double click. Also offer the action as a visible button. */
  readonly onRowOpen?: ((row: Row) => void) | undefined;
  /** Maximum height of the box, as a CSS length. @default 'clamp(18em, 70vh, 48em)' */
  readonly height?: string | undefined;
  /** Identifies the filters: when it or the sort order changes, the table scrolls to the top. */
  readonly view?: string | undefined;
}
