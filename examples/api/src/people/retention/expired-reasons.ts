import { type RawBuilder, sql } from 'kysely';
import { countReasons, eraseReasons } from '../erase-reasons.ts';
import type { Expiry } from './expiry.ts';

/** The reasons of corrections, reviews and prints that were entered before the end. The entries remain. */
export function expiredReasons(end: Date): Expiry {
  const isExpired = (time: RawBuilder<unknown>) => sql`${time} < ${end}`;
  return {
    count: (kysely) => countReasons(kysely, isExpired),
    async remove(trx) {
      const rows = await eraseReasons(trx, isExpired);
      return { count: Object.values(rows).flat().length, rows };
    },
  };
}
