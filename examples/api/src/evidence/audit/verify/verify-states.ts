import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashState } from '#platform/seals/hashes.ts';
import { pagesOfStates, type RowState } from '#platform/seals/read-states.ts';
import { type SealedTable, sealedTableNames } from '#platform/seals/sealed-tables.ts';
import type { SealedRows, StateSeal } from './sealed-rows.ts';

/**
 * A row whose present state differs from the audit trail: `changed` without an entry, `unrecorded` if no entry stored it, or
 * `missing` if no entry deleted it.
 */
export interface StateFault {
  readonly table: SealedTable;
  readonly kind: 'changed' | 'unrecorded' | 'missing';
  readonly id: number;
}

/** Recomputes the hash of the state of every row, and compares it with the last entry about the row. */
export async function verifyStates(
  kysely: Kysely<Schema>,
  { states }: Pick<SealedRows, 'states'>,
): Promise<readonly StateFault[]> {
  const faults: StateFault[] = [];
  for (const table of sealedTableNames) {
    faults.push(...(await verifyTable(kysely, table, states.get(table) ?? new Map())));
  }
  return faults;
}

async function verifyTable(
  kysely: Kysely<Schema>,
  table: SealedTable,
  seals: ReadonlyMap<number, StateSeal>,
): Promise<readonly StateFault[]> {
  const faults: StateFault[] = [];
  const found = new Set<number>();
  for await (const page of pagesOfStates(kysely, table)) {
    for (const row of page) {
      const kind = faultOf(table, row, seals.get(row.id)?.hash ?? null);
      if (kind !== undefined) faults.push({ table, kind, id: row.id });
      found.add(row.id);
    }
  }
  for (const [id, { hash }] of seals) {
    if (hash !== null && !found.has(id)) faults.push({ table, kind: 'missing', id });
  }
  return faults;
}

function faultOf(table: SealedTable, { id, state, salt }: RowState, sealed: string | null) {
  if (sealed === null) return 'unrecorded' as const;
  const hash = salt === null ? undefined : hashState(salt, table, { id, ...state });
  return hash === sealed ? undefined : ('changed' as const);
}
