import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Retention period of personal data in the audit trail, in days: five years. */
export const retentionDays = 5 * 365;

/**
 * Erases the personal data of old entries: the actor's name, the address, and the values before and after. Action, time
 * and account remain, and the chain stays valid.
 *
 * @returns the number of changed entries.
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
