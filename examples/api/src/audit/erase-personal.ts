import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** How long names, addresses and what was changed are kept, in days: five years. */
export const daysKept = 5 * 365;

/**
 * Takes out of old entries what is personal: who by name, from where, and what it was before and after. That something
 * was done, when, and by which account stays, and so does the chain.
 *
 * @returns of how many entries.
 */
export async function erasePersonal(kysely: Kysely<Schema>, before: Date): Promise<number> {
  const { numUpdatedRows } = await kysely
    .updateTable('audit_entries')
    .set({ actor_name: '', address: null, before: null, after: null, salt: null })
    .where('at', '<', before)
    .where('actor_name', '<>', '')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
