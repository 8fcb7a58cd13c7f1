import { sql } from 'kysely';
import { countRows } from '#platform/database/stored-row.ts';
import type { Expiry } from './expiry.ts';

/** The reasons of corrections and reviews that were entered before the end. The entries remain. */
export function expiredReasons(end: Date): Expiry {
  const corrections = sql`resolution_reason <> '' and created_at < ${end}`;
  const holds = sql`reason <> '' and created_at < ${end}`;
  return {
    count: async (kysely) =>
      (await countRows(kysely, sql`from title_entries where ${corrections}`)) +
      (await countRows(kysely, sql`from title_holds where ${holds}`)),
    async remove(trx) {
      const ofCorrections = await sql<{ id: number }>`
        update title_entries set resolution_reason = '' where ${corrections}
        returning id`.execute(trx);
      const ofHolds = await sql<{ id: number }>`
        update title_holds set reason = '' where ${holds} returning id`.execute(trx);
      return {
        count: ofCorrections.rows.length + ofHolds.rows.length,
        rows: {
          correction_reasons: ofCorrections.rows.map(({ id }) => id),
          hold_reasons: ofHolds.rows.map(({ id }) => id),
        },
      };
    },
  };
}
