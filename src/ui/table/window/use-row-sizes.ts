import { useLayoutEffect, useState } from 'react';
import { type TableBox, watchSizes } from '../layout/table-box.ts';
import type { TableLayout } from '../layout/table-layout.ts';

export interface RowSizes {
  /** In pixels, like `space`. */
  readonly rowHeight: number;
  /** Maximum height of the box, so that a growing list finds its rows rendered. */
  readonly space: number;
}

/** Enough rows for most screens, so that they are laid out once before the box is measured. */
const guessed: RowSizes = { rowHeight: 44, space: 660 };

/** For a box as high as its rows: all of them are rendered. */
const boundless = 1e9;

/** Measured before the first paint, and again when the box, the font or the layout of the rows changes. */
export function useRowSizes(box: TableBox, layout: TableLayout): RowSizes {
  const [measured, setMeasured] = useState({ layout, ...guessed });
  useLayoutEffect(
    () =>
      watchSizes(box, (scroller, ruler) =>
        setMeasured((former) => sameOr(former, { layout, ...sizesOf(scroller, ruler) })),
      ),
    [box, layout],
  );
  return measured;
}

function sizesOf(box: HTMLElement, ruler: HTMLElement): RowSizes {
  const rowHeight = Number.parseFloat(getComputedStyle(ruler).height) || guessed.rowHeight;
  const limit = Number.parseFloat(getComputedStyle(box).maxHeight);
  return { rowHeight, space: Number.isNaN(limit) ? boundless : Math.max(box.clientHeight, limit) };
}

type Measured = RowSizes & { readonly layout: TableLayout };

function sameOr(former: Measured, current: Measured): Measured {
  const isSame =
    former.layout === current.layout &&
    former.rowHeight === current.rowHeight &&
    former.space === current.space;
  return isSame ? former : current;
}
