import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Erases the reasons of the corrections of titles. The corrections remain, with number, date and body of their resolution.
 * @returns the ids of the corrections that have lost their reason
 */
export async function eraseReasons(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<readonly number[]> {
  const erased = await trx
    .updateTable('title_entries')
    .set({ resolution_reason: '' })
    .where('title_id', 'in', [0, ...titleIds])
    .where('created_at', '<=', until)
    .where('resolution_reason', '<>', '')
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}
