import { type Kysely, sql } from 'kysely';

/**
 * Compares numbers of a register: '053' and '53' are the same, 'A-53' is another. It corresponds to `numberKey` of
 * birrete/rules. Unique indexes use it where a register spans several ceremonies (`titles/registers.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function registry_key(number text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(btrim(number), '(^|[^0-9])0+(?=[0-9]+[^0-9]*$)', '\\1')`.execute(db);
}
