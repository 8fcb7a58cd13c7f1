import { useLayoutEffect, useState } from 'react';
import type { DataColumn } from '../data-table-props.ts';
import { type TableBox, watchSizes } from './table-box.ts';
import { hasCards } from './table-card.ts';
import { isInRows, layoutFor, smallestOf, type TableLayout } from './table-layout.ts';

/**
 * Computes the layout before the first paint, and again when the width, the font or the columns change. The first render
 * assumes a table as wide as the window: on a phone, rows would be rendered and laid out in vain.
 */
export function useTableLayout<Row>(
  box: TableBox,
  columns: readonly DataColumn<Row>[],
): TableLayout {
  const [layout, setForm] = useState(() => layoutInWindow(columns));
  const inRows = isInRows(layout);
  useLayoutEffect(
    () =>
      watchSizes(box, (scroller, ruler) => {
        const { width, fontSize } = getComputedStyle(ruler);
        const em = Number.parseFloat(fontSize);
        setForm(
          layoutFor({
            width: scroller.clientWidth,
            needed: Number.parseFloat(width),
            em,
            isCramped: inRows && hasCrampedColumn(box, columns, em),
            hasCards: hasCards(columns),
          }),
        );
      }),
    [box, columns, inRows],
  );
  return layout;
}

/** The browser's font size, unless the user has changed it. */
const usualEm = 16;

function layoutInWindow<Row>(columns: readonly DataColumn<Row>[]): TableLayout {
  // 0 in a DOM without layout.
  const width = typeof document === 'undefined' ? 0 : document.documentElement.clientWidth;
  if (width === 0) return 'rows';
  const ems = columns.reduce((sum, column) => sum + emsOf(smallestOf(column)), 0);
  const needed = ems * usualEm;
  return layoutFor({
    width,
    needed,
    em: usualEm,
    isCramped: false,
    hasCards: hasCards(columns),
  });
}

/** At most as wide as a length is: a digit takes more than half an em. */
function emsOf(length: string): number {
  const [, number = '0', unit] = /^([\d.]+)(em|ch)$/.exec(length) ?? [];
  return Number(number) * (unit === 'ch' ? 0.5 : 1);
}

/** Measures the headers, because only the style sheet knows how the columns share the width. */
function hasCrampedColumn<Row>(
  { head }: TableBox,
  columns: readonly DataColumn<Row>[],
  em: number,
): boolean {
  const cells = head.current?.rows[0]?.cells;
  return columns.some(({ easyWidth }, index) => {
    const cell = cells?.[index];
    return easyWidth !== undefined && cell !== undefined && cell.offsetWidth < easyWidth * em;
  });
}
