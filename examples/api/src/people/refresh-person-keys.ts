import { personKey } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Stores the keys of people as this version derives them from the identity numbers: an earlier one knew fewer writings of
 * one number. Two live applications of one person for a career and ceremony keep their keys until an employee edits or
 * rejects one of them.
 */
export async function refreshPersonKeys(kysely: Kysely<Schema>): Promise<void> {
  for (const row of await selectOddNumbers(kysely).execute()) {
    const key = personKey(row.identification_type, row.id_number);
    if (key !== row.person_key) await setKey(kysely, row.id, key);
  }
}

/**
 * The applications whose keys depend on the version. Digits with dots have always had the same key, if their type is of
 * plain letters: 'T.I.' used to be another series than 'TI'.
 */
export function selectOddNumbers(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('applications')
    .select(['id', 'identification_type', 'id_number', 'person_key'])
    .where(
      sql<boolean>`(id_number !~ '^[0-9.]+$' or identification_type !~ '^[A-Za-z0-9]*$')
        and person_key not like 'erased:%'`,
    )
    .orderBy('id');
}

async function setKey(kysely: Kysely<Schema>, id: number, key: string): Promise<void> {
  await sql`update applications a set person_key = ${key} where a.id = ${id} and not exists (
    select from applications b where b.person_key = ${key} and b.id <> a.id
      and b.career_id = a.career_id and b.ceremony_id = a.ceremony_id
      and b.status <> 'RECHAZADA' and a.status <> 'RECHAZADA')`.execute(kysely);
}
