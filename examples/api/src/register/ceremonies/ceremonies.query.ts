import type { CeremonyAnswer } from 'birrete/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { countUses } from '#platform/database/stored-row.ts';

export type CeremonyRow = Selectable<Schema['ceremonies']>;

/** Lists all ceremonies, newest first. */
export async function listCeremonies(kysely: Kysely<Schema>): Promise<CeremonyAnswer[]> {
  const rows = await kysely
    .selectFrom('ceremonies')
    .selectAll()
    .orderBy('ceremony_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(describeCeremony);
}

/** Reads a ceremony that exists. */
export async function readCeremony(kysely: Kysely<Schema>, id: number): Promise<CeremonyAnswer> {
  const row = await kysely
    .selectFrom('ceremonies')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return describeCeremony(row);
}

/** Counts the titles issued in a ceremony. */
export function countTitles(kysely: Kysely<Schema>, ceremonyId: number): Promise<number> {
  return countUses(kysely, 'issued_titles', 'ceremony_id', ceremonyId);
}

/** Converts a row to an answer. */
export function describeCeremony(row: CeremonyRow): CeremonyAnswer {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}
