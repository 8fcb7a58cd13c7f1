import { sql } from 'kysely';
import { countRows } from '#platform/database/stored-row.ts';
import type { Expiry } from './expiry.ts';

/**
 * The notes of the office about applications: internal ones, and others of confirmed applications. The notes of a rejected
 * application are its reason, and go with it. No entry of the trail seals them.
 */
export function expiredNotes(end: Date): Expiry {
  const condition = sql`
    (internal_notes is not null or (notes is not null and status = 'CONFIRMADA'))
    and restriction is null and coalesce(updated_at, applied_at) < ${end}`;
  return {
    count: (kysely) => countRows(kysely, sql`from applications where ${condition}`),
    async remove(trx) {
      const { numAffectedRows = 0n } = await sql`
        update applications set internal_notes = null,
          notes = case when status = 'CONFIRMADA' then null else notes end
        where ${condition}`.execute(trx);
      return { count: Number(numAffectedRows), rows: {} };
    },
  };
}
