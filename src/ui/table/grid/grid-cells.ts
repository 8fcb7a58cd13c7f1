import { type GridPlace, headerRow } from './grid-move.ts';

/** Rows count from 1 in `aria-rowindex`, and the header is the first. */
export const firstRowIndex = 2;

/** The cell that an event happened in. */
export function cellAround(target: EventTarget): HTMLTableCellElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLTableCellElement>('th, td') ?? undefined;
}

export function placeOf(cell: HTMLTableCellElement): GridPlace {
  const rowIndex = Number(cell.parentElement?.getAttribute('aria-rowindex'));
  return { row: rowIndex - firstRowIndex, column: cell.cellIndex };
}

/** The cell at a place, if it is in the page. */
export function cellAt(table: HTMLElement, place: GridPlace): HTMLTableCellElement | undefined {
  const row = table.querySelector<HTMLTableRowElement>(
    `tr[aria-rowindex="${place.row + firstRowIndex}"]`,
  );
  return row?.cells[place.column];
}

/** What takes the focus for a cell: a header that sorts is its button, any other is the cell itself. */
export function focusTargetOf(cell: HTMLTableCellElement): HTMLElement {
  const isHeader = placeOf(cell).row === headerRow;
  return (isHeader ? controlsOf(cell)[0] : undefined) ?? cell;
}

/** Puts the focus on a cell. The box has scrolled already; the page and a wide table's columns follow. */
export function focusCell(cell: HTMLTableCellElement): void {
  const target = focusTargetOf(cell);
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** What a button of icons is called; it may have been another row's. */
export function nameIcon(target: EventTarget): void {
  const button = target instanceof Element ? target.closest('td button[aria-label]') : null;
  const name = button?.getAttribute('aria-label') ?? '';
  if (button?.getAttribute('title') !== name) button?.setAttribute('title', name);
}

/** A text that is cut shows itself whole under the pointer. The cell may have shown another row's text before. */
export function nameCutText(cell: HTMLTableCellElement): void {
  const text = cell.textContent ?? '';
  if (isCut(cell) && text !== '') cell.title = text;
  else if (cell.title !== '') cell.removeAttribute('title');
}

function isCut(cell: HTMLTableCellElement): boolean {
  return [cell, ...cell.querySelectorAll(':scope > bdi')].some(
    (element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
  );
}

const controls = 'button, a[href], input, select, textarea, [tabindex]';

/** What of a cell can be operated, in its order. */
export function controlsOf(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(':disabled'),
  );
}
