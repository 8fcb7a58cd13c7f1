import type { DataColumn } from '../data-table-props.ts';
import { type CardLayout, heightOf, isLongFact, smallestOf } from './table-layout.ts';

/** The compact card that a row becomes on a phone: a grid with a track for the key, one for the mark, and one between. */
interface Card {
  /** By column; a column without a place is visible only while its cell has the focus. */
  readonly places: readonly (CardPlace | undefined)[];
  /** The heights of the lines from the top, as CSS lengths. */
  readonly lines: readonly string[];
  /** The widths of the tracks, which need the font of the row. */
  readonly tracks: string;
}

export interface CardPlace {
  /** Counts from 1. */
  readonly line: number;
  readonly part: LinePart;
  readonly isLabelled: boolean;
}

export type LinePart =
  | 'whole'
  | 'key'
  | 'after-key'
  | 'before-mark'
  | 'mark'
  | 'first-half'
  | 'second-half';

/**
 * Places the name with its mark, the key with the first text, further texts, facts in pairs, and the actions. In a
 * `stacked-card` each value has a line.
 */
export function cardOf<Row>(columns: readonly DataColumn<Row>[], layout: CardLayout): Card {
  const lines = layout === 'card' ? linesOf(columns) : linesOf(columns).flatMap(stacked);
  return {
    places: columns.map((column) => placeIn(lines, column)),
    lines: lines.map(lineHeight),
    tracks: [trackOf(columns, 'key'), 'minmax(0, 1fr)', trackOf(columns, 'mark')].join(' '),
  };
}

export function hasCards<Row>(columns: readonly DataColumn<Row>[]): boolean {
  return columns.some(({ card }) => card !== undefined);
}

interface Placed<Row> {
  readonly column: DataColumn<Row>;
  readonly part: LinePart;
}

type Line<Row> = readonly Placed<Row>[];

function placeIn<Row>(lines: readonly Line<Row>[], column: DataColumn<Row>): CardPlace | undefined {
  for (const [index, line] of lines.entries()) {
    const part = line.find((placed) => placed.column === column)?.part;
    if (part !== undefined) return { line: index + 1, part, isLabelled: column.card === 'fact' };
  }
  return undefined;
}

function lineHeight<Row>(line: Line<Row>): string {
  const columns = line.map(({ column }) => column);
  return heightOf(
    columns,
    columns.some(({ isLong }) => isLong === true),
  );
}

function trackOf<Row>(columns: readonly DataColumn<Row>[], role: 'key' | 'mark'): string {
  const column = columns.find(({ card }) => card === role);
  return column === undefined ? '0px' : smallestOf(column);
}

function linesOf<Row>(columns: readonly DataColumn<Row>[]): readonly Line<Row>[] {
  const withRole = (role: DataColumn<Row>['card']) => columns.filter(({ card }) => card === role);
  const name = columns.find(({ isRowHeader }) => isRowHeader === true);
  const [text, ...texts] = withRole('text');
  const lines = [
    inLine(name, 'before-mark', withRole('mark')[0], 'mark'),
    inLine(withRole('key')[0], 'key', text, 'after-key'),
    ...texts.map(alone),
    ...inPairs(withRole('fact')),
    ...columns.filter(({ isActions }) => isActions === true).map(alone),
  ];
  return lines.filter(({ length }) => length > 0);
}

function inLine<Row>(
  first: DataColumn<Row> | undefined,
  firstPart: LinePart,
  second: DataColumn<Row> | undefined,
  secondPart: LinePart,
): Line<Row> {
  if (first === undefined) return second === undefined ? [] : alone(second);
  if (second === undefined) return alone(first);
  return [
    { column: first, part: firstPart },
    { column: second, part: secondPart },
  ];
}

function alone<Row>(column: DataColumn<Row>): Line<Row> {
  return [{ column, part: 'whole' }];
}

function inPairs<Row>(facts: readonly DataColumn<Row>[]): readonly Line<Row>[] {
  const pairs: DataColumn<Row>[][] = [];
  for (const fact of facts) {
    const last = pairs.at(-1);
    const isPair = last?.length === 1 && ![...last, fact].some(isLongFact);
    if (isPair) last.push(fact);
    else pairs.push([fact]);
  }
  return pairs.map(([first, second]) => inLine(first, 'first-half', second, 'second-half'));
}

function stacked<Row>(line: Line<Row>): readonly Line<Row>[] {
  return line.map(({ column }) => alone(column));
}
