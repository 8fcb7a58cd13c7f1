/** Position of a cell; the header is row -1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows per page. */
  readonly page: number;
}

export const headerRow = -1;

interface Step {
  readonly row?: (place: GridPlace, size: GridSize) => number;
  readonly column?: (place: GridPlace, size: GridSize) => number;
}

/** The keys of a grid (WAI-ARIA Authoring Practices). */
const steps: ReadonlyMap<string, Step> = new Map(
  Object.entries({
    ArrowDown: { row: ({ row }) => row + 1 },
    ArrowUp: { row: ({ row }) => row - 1 },
    ArrowRight: { column: ({ column }) => column + 1 },
    ArrowLeft: { column: ({ column }) => column - 1 },
    PageDown: { row: ({ row }, { page }) => Math.max(row, 0) + page },
    PageUp: { row: ({ row }, { page }) => (row > 0 ? Math.max(row - page, 0) : headerRow) },
    Home: { column: () => 0 },
    End: { column: (_, { columns }) => columns - 1 },
    'Control+Home': { row: () => 0, column: () => 0 },
    'Control+End': { row: (_, { rows }) => rows - 1, column: (_, { columns }) => columns - 1 },
  } satisfies Record<string, Step>),
);

/**
 * The cell after a key press, limited to the grid.
 *
 * @param key as in the event, with the prefix 'Control+' while that is pressed.
 * @returns undefined for a key that a grid does not use.
 */
export function placeAfter(key: string, place: GridPlace, size: GridSize): GridPlace | undefined {
  const step = steps.get(key);
  if (step === undefined) return undefined;
  const row = step.row?.(place, size) ?? place.row;
  const column = step.column?.(place, size) ?? place.column;
  return {
    row: within(row, headerRow, size.rows - 1),
    column: within(column, 0, size.columns - 1),
  };
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
