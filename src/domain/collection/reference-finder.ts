import { groupBy } from './group-by.ts';

/** The id and the name by which a row refers to another row; either may be missing. */
export interface Reference {
  readonly id: number | undefined;
  readonly name: string | undefined;
}

interface Referenced {
  readonly id: number;
  readonly name: string;
}

/**
 * Finds the rows that a reference may mean: the row with its id, regardless of the name; if no row has its id, the rows
 * with its name, ignoring spaces around it; of several with that name, those that are closer, if there are any.
 *
 * @returns none if the row is not in the list, several if the reference is ambiguous. A caller never guesses among
 *   several: it treats the reference as unresolved, or considers all of them.
 */
export function referenceFinder<Row extends Referenced, To extends Reference>(
  rows: readonly Row[],
  isCloser: (row: Row, reference: To) => boolean,
): (reference: To) => readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, [row]]));
  const byName = groupBy(rows, ({ name }) => name.trim());
  byName.delete('');
  return (reference) => {
    const { id, name } = reference;
    const identified = id === undefined ? undefined : byId.get(id);
    if (identified !== undefined) return identified;
    const named = byName.get(name?.trim() ?? '') ?? [];
    if (named.length < 2) return named;
    const closer = named.filter((row) => isCloser(row, reference));
    return closer.length === 0 ? named : closer;
  };
}

/** The row of an unambiguous reference; undefined for none or several. */
export function onlyOf<Row>(found: readonly Row[]): Row | undefined {
  return found.length === 1 ? found[0] : undefined;
}
