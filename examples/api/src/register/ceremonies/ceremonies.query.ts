import type { CeremonyAnswer } from 'birrete/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { countUses } from '#platform/database/stored-row.ts';

export type CeremonyRow = Selectable<Schema['ceremonies']>;

/** Lists all ceremonies, newest first. */
export async function listCeremonies(kysely: Kysely<Schema>): Promise<CeremonyAnswer[]> {
  const rows = await kysely
    .selectFrom('ceremonies as c')
    .leftJoin('skipped_places as s', 's.ceremony_id', 'c.id')
    .selectAll('c')
    .select('s.next_place')
    .orderBy('c.ceremony_date', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ next_place, ...row }) => ({
    ...describeCeremony(row),
    ...(next_place === null ? {} : { skipped_to: next_place }),
  }));
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
