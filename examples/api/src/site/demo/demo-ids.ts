/** Database ids by the ids in the demo rows. */
export type Ids = ReadonlyMap<number, number>;

/** Finds the database id for an id in the demo rows. */
export function databaseId(ids: Ids, id: number): number {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`The demo rows name an unknown id ${id}`);
  return found;
}
