/** The database's id for each id of the demo rows. */
export type Ids = ReadonlyMap<number, number>;

/** The database's id for a demo row's id; the rows are ours, so a missing one is a bug of ours. */
export function idOf(ids: Ids, id: number): number {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`The demo rows name an unknown id ${id}`);
  return found;
}
