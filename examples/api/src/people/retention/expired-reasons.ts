import { sql } from 'kysely';
import { countRows } from '#platform/database/stored-row.ts';
import type { Expiry } from './expiry.ts';

/** The reasons of corrections that were entered before the end. The corrections remain. */
export function expiredReasons(end: Date): Expiry {
  const condition = sql`resolution_reason <> '' and created_at < ${end}`;
  return {
    count: (kysely) => countRows(kysely, sql`from title_entries where ${condition}`),
    async remove(trx) {
      const { rows } = await sql<{ id: number }>`
        update title_entries set resolution_reason = '' where ${condition}
        returning id`.execute(trx);
      return { count: rows.length, rows: { correction_reasons: rows.map(({ id }) => id) } };
    },
  };
}
