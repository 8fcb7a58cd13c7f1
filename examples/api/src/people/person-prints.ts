import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** The printed copies of a person's titles, without the employees who printed them. */
export function findPrints(trx: Kysely<Schema>, titleIds: readonly number[]) {
  return trx
    .selectFrom('document_prints')
    .select(['title_id', 'kind', 'copy', 'mark', 'printed_at'])
    .where('title_id', 'in', [0, ...titleIds])
    .orderBy('id')
    .execute();
}
