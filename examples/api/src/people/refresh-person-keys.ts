import { personKey } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

interface Row {
  readonly id: number;
  readonly identification_type: string;
  readonly id_number: string;
  readonly person_key: string;
}

/**
 * Stores the keys of people as this version derives them from the identity numbers: an earlier one knew fewer writings of
 * one number. Digits with dots have always had the same key. Two live applications of one person for a career and
 * ceremony keep their keys until an employee edits or rejects one of them.
 */
export async function refreshPersonKeys(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Row>`
    select id, identification_type, id_number, person_key from applications
    where id_number !~ '^[0-9.]+$' and person_key not like 'erased:%' order by id`.execute(kysely);
  for (const row of rows) {
    const key = personKey(row.identification_type, row.id_number);
    if (key !== row.person_key) await setKey(kysely, row.id, key);
  }
}

async function setKey(kysely: Kysely<Schema>, id: number, key: string): Promise<void> {
  await sql`update applications a set person_key = ${key} where a.id = ${id} and not exists (
    select from applications b where b.person_key = ${key} and b.id <> a.id
      and b.career_id = a.career_id and b.ceremony_id = a.ceremony_id
      and b.status <> 'RECHAZADA' and a.status <> 'RECHAZADA')`.execute(kysely);
}
