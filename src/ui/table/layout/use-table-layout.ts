import { useLayoutEffect, useState } from 'react';
import type { DataColumn } from '../data-table-props.ts';
import { type TableBox, watchSizes } from './table-box.ts';
import { hasCards } from './table-card.ts';
import { isInRows, layoutFor, type TableLayout } from './table-layout.ts';

/** Computes the layout before the first paint, and again when the width, the font or the columns change. */
export function useTableLayout<Row>(
  box: TableBox,
  columns: readonly DataColumn<Row>[],
): TableLayout {
  const [layout, setForm] = useState<TableLayout>('rows');
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
