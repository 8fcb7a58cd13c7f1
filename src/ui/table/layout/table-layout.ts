import type { DataColumn } from '../data-table-props.ts';

/**
 * Rows, `tight` if a long text needs a third line; blocks: the number of labelled lines side by side, `narrow` for one
 * that hardly fits; or compact cards, `stacked-card` with one value in a line.
 */
export type TableLayout = RowLayout | BlockLayout | CardLayout;
export type RowLayout = 'rows' | 'tight';
export type BlockLayout = 'narrow' | 1 | 2 | 3;
export type CardLayout = 'card' | 'stacked-card';

/** The space of a table; lengths in pixels. */
interface TableSpace {
  readonly width: number;
  /** The minimum widths of the columns together. */
  readonly needed: number;
  /** The font size. */
  readonly em: number;
  /** True if a column is narrower than its `easyWidth`. */
  readonly isCramped: boolean;
  /** True if the columns have roles in a compact card. */
  readonly hasCards: boolean;
}

/** A label and a value need about 17 em to be side by side. */
const widthsOfBlocks = [
  [3, 51],
  [2, 34],
  [1, 20],
] as const;

/** In a narrower card a name and its mark don't fit side by side. */
const widthOfCard = 15;

/** Rows if all columns fit; else blocks or cards, so that no part of a row is ever hidden at the side. */
export function layoutFor({ width, needed, em, isCramped, hasCards }: TableSpace): TableLayout {
  if (width >= needed) return isCramped ? 'tight' : 'rows';
  const block = widthsOfBlocks.find(([, min]) => width >= min * em)?.[0] ?? 'narrow';
  if (!hasCards || acrossOf(block) > 1) return block;
  return width >= widthOfCard * em ? 'card' : 'stacked-card';
}

export function isCard(layout: TableLayout): layout is CardLayout {
  return layout === 'card' || layout === 'stacked-card';
}

export function isInRows(layout: TableLayout): layout is RowLayout {
  return layout === 'rows' || layout === 'tight';
}

const standardWidth = 'minmax(8em, 1fr)';

/** Padding before the first column and after the last. */
const rowPadding = '0.5em';

/** The grid tracks of a row. */
export function tracksOf<Row>(columns: readonly DataColumn<Row>[]): string {
  return columns.map(({ width = standardWidth }) => width).join(' ');
}

/** The minimum widths of the columns together, as a CSS length. */
export function neededWidth<Row>(columns: readonly DataColumn<Row>[]): string {
  return sumOf([...columns.map(smallestOf), rowPadding]);
}

/** The minimum of a column's width: 'minmax(8em, 1fr)' → '8em'; a length is itself. */
export function smallestOf<Row>({ width = standardWidth }: DataColumn<Row>): string {
  return /^minmax\(([^,]+),/.exec(width)?.[1] ?? width;
}

/** The heights of a block's lines, from the top, as CSS lengths. */
export function lineHeights<Row>(
  columns: readonly DataColumn<Row>[],
  across: number,
): readonly string[] {
  const header = columns.find(({ isRowHeader }) => isRowHeader === true);
  const actions = columns.filter(({ isActions }) => isActions === true);
  const values = columns.filter((column) => column !== header && !actions.includes(column));
  const lines = inLines(values, across);
  const heads = header === undefined ? [] : [header];
  if (across === 1) return [heads, ...lines, actions].filter(isFilled).map(lineHeight);
  return [[...heads, ...actions], ...lines].filter(isFilled).map(lineHeight);
}

/** Places values as the grid does: a value that doesn't fit into a line begins the next. */
function inLines<Row>(values: readonly DataColumn<Row>[], across: number) {
  const lines: DataColumn<Row>[][] = [];
  for (const value of values) {
    const line = lines.at(-1);
    const isFull = line === undefined || line.length === across || line[0]?.isWide === true;
    if (isFull || value.isWide === true) lines.push([value]);
    else line.push(value);
  }
  return lines;
}

export function acrossOf(layout: BlockLayout): 1 | 2 | 3 {
  return layout === 'narrow' ? 1 : layout;
}

export function sumOf(lengths: readonly string[]): string {
  return lengths.length === 0 ? '0px' : `calc(${lengths.join(' + ')})`;
}

function isFilled(line: readonly unknown[]): boolean {
  return line.length > 0;
}

/** A longer label takes two lines. */
const labelLetters = 14;

/** True if a value and its label need two lines, or a separate one. */
export function isLongFact<Row>({ header, isLong }: DataColumn<Row>): boolean {
  return isLong === true || header.length > labelLetters;
}

function lineHeight<Row>(line: readonly DataColumn<Row>[]): string {
  return heightOf(line, line.some(isLongFact));
}

/** A line is as high as the highest of its values: a control needs the height of a finger, a long text two lines. */
export function heightOf<Row>(line: readonly DataColumn<Row>[], hasLong: boolean): string {
  if (line.some(({ hasControl, isLong }) => hasControl === true && isLong === true)) {
    return 'var(--table-stacked-line)';
  }
  const hasControl = line.some((column) => column.isActions === true || column.hasControl === true);
  if (hasControl && hasLong) return 'max(var(--table-control-line), var(--table-long-line))';
  if (hasControl) return 'var(--table-control-line)';
  return hasLong ? 'var(--table-long-line)' : 'var(--table-line)';
}
