import { type Kysely, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashState } from '#platform/seals/hashes.ts';
import { type RowState, readStates } from '#platform/seals/read-states.ts';
import { isSealedTable, type SealedIds, type SealedTable } from '#platform/seals/sealed-tables.ts';

/** A row whose state is not the one that the trail sealed last. */
export interface UnsealedRow {
  readonly table: SealedTable;
  readonly id: number;
}

/**
 * Finds the rows whose present state is in no entry of the trail: somebody changed or inserted them without the site. Call it
 * with the rows locked.
 */
export async function findUnsealed(
  kysely: Kysely<Schema>,
  ids: SealedIds,
): Promise<readonly UnsealedRow[]> {
  const unsealed: UnsealedRow[] = [];
  for (const [table, wanted] of Object.entries(ids)) {
    if (!isSealedTable(table) || wanted.length === 0) continue;
    const states = await readStates(kysely, table, wanted);
    const hashes = await readHashes(kysely, table, states);
    for (const row of states) {
      if (!isSealed(table, row, hashes)) unsealed.push({ table, id: row.id });
    }
  }
  return unsealed;
}

/** The hashes of a table's rows, by the position of their entry and the row's id. */
type Hashes = ReadonlyMap<number, Readonly<Record<string, string | null>>>;

async function readHashes(
  kysely: Kysely<Schema>,
  table: SealedTable,
  states: readonly RowState[],
): Promise<Hashes> {
  const positions = [...new Set(states.flatMap(({ position }) => position ?? []))];
  const { rows } = await sql<{ position: number; hashes: Record<string, string | null> | null }>`
    select position, seals -> 'states' -> ${table} as hashes
    from audit_entries where position = any(${positions}::bigint[])`.execute(kysely);
  return new Map(rows.map(({ position, hashes }) => [position, hashes ?? {}]));
}

function isSealed(
  table: SealedTable,
  { id, state, salt, position }: RowState,
  hashes: Hashes,
): boolean {
  if (salt === null || position === null) return false;
  return hashes.get(position)?.[String(id)] === hashState(salt, table, { id, ...state });
}
