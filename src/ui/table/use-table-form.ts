import { useLayoutEffect, useState } from 'react';
import { type TableBox, watchSizes } from './table-box.ts';
import { formFor, type TableForm } from './table-form.ts';

/** Found before the first paint, and again when the room, the letters or the columns change. */
export function useTableForm(box: TableBox): TableForm {
  const [form, setForm] = useState<TableForm>('rows');
  useLayoutEffect(
    () => watchSizes(box, (scroller, ruler) => setForm(fittingForm(scroller, ruler))),
    [box],
  );
  return form;
}

function fittingForm(box: HTMLElement, ruler: HTMLElement): TableForm {
  const { width, fontSize } = getComputedStyle(ruler);
  return formFor({
    width: box.clientWidth,
    needed: Number.parseFloat(width),
    em: Number.parseFloat(fontSize),
  });
}
