import type { Kysely } from 'kysely';
import { readOfficialSignatures, removeSignatures } from '#documents/official-signatures.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Expiry } from './expiry.ts';

/** The signatures of officials who left office before the end, and whom no title needs any more. */
export function expiredSignatures(end: Date): Expiry {
  const day = end.toISOString().slice(0, 10);
  const find = async (kysely: Kysely<Schema>) => {
    const signatures = await readOfficialSignatures(kysely);
    return signatures
      .filter(
        ({ valid_until, needed_by }) =>
          valid_until !== null && valid_until < day && needed_by === 0,
      )
      .map(({ id }) => id);
  };
  return {
    count: async (kysely) => (await find(kysely)).length,
    async remove(trx) {
      const ids = await find(trx);
      return { count: ids.length, rows: await removeSignatures(trx, ids) };
    },
  };
}
