import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RowKey } from '../data-table-props.ts';
import type { RowScrolling } from '../window/use-row-window.ts';
import {
  cellAround,
  cellAt,
  cellPlace,
  controlsOf,
  focusCell,
  focusTargetOf,
} from './grid-cells.ts';
import { type GridPlace, headerRow, placeAfter } from './grid-move.ts';

interface GridFocusOptions<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => RowKey;
  readonly columnCount: number;
  readonly scrolling: RefObject<RowScrolling | null>;
  readonly onRowOpen: ((row: Row) => void) | undefined;
}

/** The cell that is the grid's tab stop, and the key of its row, wherever that moves. */
interface Remembered extends GridPlace {
  readonly key: RowKey | undefined;
}

/** Moves the focus through the cells of a grid and keeps it on its row while rows change. */
export function useGridFocus<Row>(options: GridFocusOptions<Row>) {
  const { table, rows, rowKey } = options;
  const [remembered, remember] = useState<Remembered>({ row: 0, column: 0, key: undefined });
  const active = useMemo(() => settle(remembered, rows, rowKey), [remembered, rows, rowKey]);
  const keyAt = (row: number) => {
    const found = rows[row];
    return found === undefined ? undefined : rowKey(found);
  };
  const holdsFocus = useFocusAfterRemoval(table, active);

  const activate = (cell: HTMLTableCellElement | undefined) => {
    if (cell === undefined) return;
    const place = cellPlace(cell);
    if (place.row === active.row && place.column === active.column) return;
    flushSync(() => remember({ ...place, key: keyAt(place.row) }));
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    // React treats a dialog or menu that a cell opened as its child, though it is elsewhere in the page.
    if (!event.currentTarget.contains(event.target)) return;
    holdsFocus.current = true;
    activate(cellAround(event.target));
  };
  // A pressed cell becomes focusable, and the browser then focuses it.
  const onMouseDown = (event: MouseEvent) => activate(cellAround(event.target));
  const onBlur = () => {
    holdsFocus.current = false;
  };
  const go = (place: GridPlace) => {
    flushSync(() => remember({ ...place, key: keyAt(place.row) }));
    if (place.row !== headerRow) options.scrolling.current?.reveal(place.row);
    const cell = table.current === null ? undefined : cellAt(table.current, place);
    if (cell !== undefined) focusCell(cell);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAround(event.target);
    if (cell === undefined || event.defaultPrevented || event.altKey || event.metaKey) return;
    const isInside = event.target !== focusTargetOf(cell);
    const isDone = isInside
      ? moveInside(event, cell)
      : enter(event, cell, options) || tick(event, cell) || moveOn(event, cell, options, go);
    if (isDone) event.preventDefault();
  };
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellAround(event.target);
    const row = cell === undefined ? undefined : rows[cellPlace(cell).row];
    if (row !== undefined && event.target === cell) options.onRowOpen?.(row);
  };
  return { active, onFocus, onBlur, onKeyDown, onMouseDown, onDoubleClick };
}

/** Finds the remembered row again after the rows have changed; if it is gone, its position remains. */
function settle<Row>(
  place: Remembered,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): GridPlace {
  if (place.row === headerRow) return place;
  const there = rows[place.row];
  const isUnmoved = place.key === undefined || (there !== undefined && rowKey(there) === place.key);
  const found = isUnmoved ? -1 : rows.findIndex((row) => rowKey(row) === place.key);
  const row = found === -1 ? Math.min(place.row, rows.length - 1) : found;
  return { row, column: place.column };
}

/** A removed row loses the focus without an event: the row in its position receives it. */
function useFocusAfterRemoval(table: RefObject<HTMLTableElement | null>, active: GridPlace) {
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const grid = table.current;
    if (grid === null || !holdsFocus.current || grid.matches(':focus-within')) return;
    const cell = cellAt(grid, active);
    if (cell !== undefined) focusCell(cell);
  });
  return holdsFocus;
}

/** Enter or F2 moves to the first control of a cell; without one, Enter opens the row. */
function enter<Row>(
  event: KeyboardEvent,
  cell: HTMLTableCellElement,
  { rows, onRowOpen }: GridFocusOptions<Row>,
): boolean {
  if (event.target !== cell || (event.key !== 'Enter' && event.key !== 'F2')) return false;
  const control = controlsOf(cell)[0];
  const row = rows[cellPlace(cell).row];
  if (control !== undefined) control.focus();
  else if (event.key === 'Enter' && row !== undefined) onRowOpen?.(row);
  return true;
}

/** The space bar ticks the cell's checkbox, as it does in lists of other programs, instead of scrolling. */
function tick(event: KeyboardEvent, cell: HTMLTableCellElement): boolean {
  if (event.key !== ' ' || event.target !== cell) return false;
  const checkbox = cell.querySelector<HTMLInputElement>('input[type="checkbox"]');
  checkbox?.click();
  return checkbox !== null;
}

function moveOn<Row>(
  event: KeyboardEvent,
  cell: HTMLTableCellElement,
  { rows, columnCount, scrolling }: GridFocusOptions<Row>,
  go: (place: GridPlace) => void,
): boolean {
  const size = {
    rows: rows.length,
    columns: columnCount,
    page: scrolling.current?.pageLength() ?? 1,
  };
  const place = placeAfter(keyName(event, cell), cellPlace(cell), size);
  if (place !== undefined) go(place);
  return place !== undefined;
}

/** Inside a cell: Escape returns to it, the arrows move between its controls. */
function moveInside(event: KeyboardEvent, cell: HTMLTableCellElement): boolean {
  if (event.key === 'Escape') {
    // Not also from the dialog around the table.
    event.stopPropagation();
    cell.focus();
    return true;
  }
  if (event.target instanceof Element && event.target.matches('input, select, textarea')) {
    return false;
  }
  const way = { ArrowRight: 1, ArrowLeft: -1 }[keyName(event, cell)];
  if (way === undefined) return false;
  const controls = controlsOf(cell);
  const current = controls.findIndex((control) => control.matches(':focus'));
  controls[Math.max(0, current + way)]?.focus();
  return true;
}

/** Maps left and right to backward and forward in the direction of the text. */
function keyName({ key, ctrlKey }: KeyboardEvent, cell: Element): string {
  const isMirrored = key.startsWith('Arrow') && getComputedStyle(cell).direction === 'rtl';
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key];
  const name = isMirrored ? (mirrored ?? key) : key;
  return ctrlKey ? `Control+${name}` : name;
}
