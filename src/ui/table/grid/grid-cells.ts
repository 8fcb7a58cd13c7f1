import { type GridPlace, headerRow } from './grid-move.ts';

/** Rows count from 1 in `aria-rowindex`, and the header is the first. */
export const firstRowIndex = 2;

/** The cell of an event's target. */
export function cellAround(target: EventTarget): HTMLTableCellElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLTableCellElement>('th, td') ?? undefined;
}

export function cellPlace(cell: HTMLTableCellElement): GridPlace {
  const rowIndex = Number(cell.parentElement?.getAttribute('aria-rowindex'));
  return { row: rowIndex - firstRowIndex, column: cell.cellIndex };
}

/** The cell at a position, if it is in the page. */
export function cellAt(table: HTMLElement, place: GridPlace): HTMLTableCellElement | undefined {
  const row = table.querySelector<HTMLTableRowElement>(
    `tr[aria-rowindex="${place.row + firstRowIndex}"]`,
  );
  return row?.cells[place.column];
}

/** The focusable element of a cell: the button of a sortable header, otherwise the cell itself. */
export function focusTargetOf(cell: HTMLTableCellElement): HTMLElement {
  const isHeader = cellPlace(cell).row === headerRow;
  return (isHeader ? controlsOf(cell)[0] : undefined) ?? cell;
}

/** Focuses a cell. The box has already scrolled; the page and a wide table's columns follow. */
export function focusCell(cell: HTMLTableCellElement): void {
  const target = focusTargetOf(cell);
  target.focus({ preventScroll: true });
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Shows a clipped text as the title under the pointer. The cell may have shown another row before. */
export function nameCutText(cell: HTMLTableCellElement): void {
  const text = cell.textContent ?? '';
  if (isCut(cell) && text !== '') cell.title = text;
  else if (cell.title !== '') cell.removeAttribute('title');
}

/**
 * Removes the titles that `nameCutText` gave to cells that the pointer leaves. Screen readers read a title as a
 * description, and the row may change.
 */
export function removeTitles(left: EventTarget, entered: EventTarget | null): void {
  let element = left instanceof Element ? left.closest('td, th') : null;
  while (element !== null && !(entered instanceof Node && element.contains(entered))) {
    element.removeAttribute('title');
    element = element.parentElement?.closest('td, th') ?? null;
  }
}

function isCut(cell: HTMLTableCellElement): boolean {
  return [cell, ...cell.querySelectorAll(':scope > bdi')].some(
    (element) =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
  );
}

const controls = 'button, a[href], input, select, textarea, [tabindex]';

/** The controls of a cell, in order. */
export function controlsOf(cell: Element): readonly HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.matches(':disabled'),
  );
}

/**
 * The native roles of table elements. Safari removes them from elements with a grid or block layout, as all of ours,
 * unless they are explicit.
 */
export const gridRoles = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
} as const;
