import { sql } from 'kysely';
import { countReasons, eraseReasons } from '../erase-reasons.ts';
import type { Expiry } from './expiry.ts';

/** The reasons of corrections and reviews that were entered before the end. The entries remain. */
export function expiredReasons(end: Date): Expiry {
  const isExpired = sql`created_at < ${end}`;
  return {
    count: (kysely) => countReasons(kysely, isExpired),
    async remove(trx) {
      const rows = await eraseReasons(trx, isExpired);
      return { count: Object.values(rows).flat().length, rows };
    },
  };
}
