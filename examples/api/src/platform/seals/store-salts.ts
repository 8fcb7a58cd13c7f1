import { randomBytes } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { hashState } from './hashes.ts';
import type { RowState } from './read-states.ts';
import type { SealedTable } from './sealed-tables.ts';

/** The state of a row, sealed. Without a hash the row has no state any more: it was deleted, or lost its status. */
export interface SealedState {
  readonly id: number;
  readonly sealed: { readonly salt: string; readonly hash: string } | null;
}

/**
 * Seals states with new salts. The salts are stored beside the rows: an erasure deletes them, and without them a name can't be
 * guessed from the hash.
 */
export function sealState(table: SealedTable, { id, state }: RowState): SealedState {
  const salt = randomBytes(16).toString('base64url');
  return { id, sealed: { salt, hash: hashState(salt, table, { id, ...state }) } };
}

/** The hashes as an entry of the trail contains them. */
export function hashesOf(states: readonly SealedState[]): Record<string, string | null> {
  return Object.fromEntries(states.map(({ id, sealed }) => [String(id), sealed?.hash ?? null]));
}

/** Stores the salts of states that the entry at a position contains, and deletes those of rows that are gone. */
export async function storeSalts(
  db: QueryExecutorProvider,
  table: SealedTable,
  states: readonly SealedState[],
  position: number,
): Promise<void> {
  const sealed = states.flatMap((state) =>
    state.sealed === null ? [] : [{ id: state.id, salt: state.sealed.salt }],
  );
  const gone = states.flatMap(({ id, sealed }) => (sealed === null ? [id] : []));
  if (sealed.length > 0) {
    await sql`
      insert into row_seals (row_table, row_id, salt, position)
      select ${table}, id, salt, ${position}
      from unnest(${sealed.map(({ id }) => id)}::bigint[], ${sealed.map(({ salt }) => salt)}::text[])
        as new (id, salt)
      on conflict (row_table, row_id) do update
        set salt = excluded.salt, position = excluded.position`.execute(db);
  }
  if (gone.length > 0) {
    await sql`delete from row_seals
      where row_table = ${table} and row_id = any(${gone}::bigint[])`.execute(db);
  }
}
