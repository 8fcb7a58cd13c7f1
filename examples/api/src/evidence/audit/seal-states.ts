import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { readStates } from '#platform/seals/read-states.ts';
import { isSealedTable, type SealedIds, type SealedTable } from '#platform/seals/sealed-tables.ts';
import type { Seals } from '#platform/seals/seals.ts';
import { hashesOf, type SealedState, sealState, storeSalts } from '#platform/seals/store-salts.ts';

/** The present states of rows that an entry is about, sealed. */
export type SealedStates = readonly (readonly [SealedTable, readonly SealedState[]])[];

/** Reads rows as a change has left them, and seals their states. A row that no longer exists has none. */
export async function sealStates(
  trx: Kysely<Schema>,
  rows: SealedIds | undefined,
): Promise<SealedStates> {
  const sealed: [SealedTable, readonly SealedState[]][] = [];
  for (const [table, ids] of Object.entries(rows ?? {})) {
    if (!isSealedTable(table) || ids.length === 0) continue;
    const found = new Map((await readStates(trx, table, ids)).map((state) => [state.id, state]));
    const states = [...new Set(ids)].map((id) => {
      const state = found.get(id);
      return state === undefined ? { id, sealed: null } : sealState(table, state);
    });
    sealed.push([table, states]);
  }
  return sealed;
}

/** The seals of states, for their entry. */
export function sealsOfStates(states: SealedStates): Pick<Seals, 'states'> {
  return { states: Object.fromEntries(states.map(([table, rows]) => [table, hashesOf(rows)])) };
}

/** Stores the salts after the entry. */
export async function storeStates(
  trx: Kysely<Schema>,
  states: SealedStates,
  position: number,
): Promise<void> {
  for (const [table, rows] of states) await storeSalts(trx, table, rows, position);
}
