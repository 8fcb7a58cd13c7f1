import type { CSSProperties } from 'react';
import type { DataColumn } from '../data-table-props.ts';
import { rowStyles } from '../table-cells.styles.ts';
import { blockStyles, labelProperty } from './table-blocks.styles.ts';
import { cardOf } from './table-card.ts';
import { cardStyles } from './table-cards.styles.ts';
import {
  acrossOf,
  type CardLayout,
  isCard,
  isInRows,
  lineHeights,
  neededWidth,
  sumOf,
  type TableLayout,
  tracksOf,
} from './table-layout.ts';

export function kindOf(layout: TableLayout): 'rows' | 'blocks' | 'cards' {
  if (isInRows(layout)) return 'rows';
  return isCard(layout) ? 'cards' : 'blocks';
}

export function stylesOf<Row>(columns: readonly DataColumn<Row>[], layout: TableLayout) {
  if (isInRows(layout)) return rowStyles;
  return isCard(layout) ? cardStyles(cardOf(columns, layout).places) : blockStyles(columns.length);
}

/** Values that the style sheet can't compute: the tracks of a row, the lines of a block or card, and their labels. */
export function measuresOf<Row>(
  columns: readonly DataColumn<Row>[],
  layout: TableLayout,
): CSSProperties {
  const measures: Record<`--${string}`, string | number> = {
    '--table-columns': tracksOf(columns),
    '--table-needed': neededWidth(columns),
  };
  if (layout === 'tight') Object.assign(measures, tightMeasures);
  if (isInRows(layout)) return measures;

  if (layout === 'narrow' || layout === 'stacked-card') Object.assign(measures, narrowMeasures);
  Object.assign(
    measures,
    isCard(layout) ? cardMeasures(columns, layout) : blockMeasures(columns, acrossOf(layout)),
  );
  for (const [index, { header }] of columns.entries()) {
    measures[labelProperty(index + 1)] = cssString(header);
  }
  return measures;
}

function cardMeasures<Row>(columns: readonly DataColumn<Row>[], layout: CardLayout) {
  const { lines, tracks } = cardOf(columns, layout);
  const longLine = layout === 'card' ? { '--table-long-line': '2.5em' } : {};
  return { ...lineMeasures(lines, 'card'), ...longLine, '--table-card-tracks': tracks };
}

function blockMeasures<Row>(columns: readonly DataColumn<Row>[], across: number) {
  const areActionsOnTop = across > 1 && columns.some(({ isActions }) => isActions === true);
  return {
    ...lineMeasures(lineHeights(columns, across), 'block'),
    '--table-across': across,
    '--table-name-end': areActionsOnTop ? -2 : -1,
    '--table-actions-row': areActionsOnTop ? 1 : -2,
    '--table-actions-side': areActionsOnTop ? 'end' : 'stretch',
  };
}

function lineMeasures(lines: readonly string[], frame: 'block' | 'card') {
  return {
    '--table-row-height': sumOf([...lines, `var(--table-${frame}-frame)`]),
    '--table-lines': lines.join(' '),
  };
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
