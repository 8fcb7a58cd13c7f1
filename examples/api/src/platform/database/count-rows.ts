import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Counts rows.
 *
 * @param source the query from its `from` on
 * @example await countRows(kysely, sql`from careers where faculty_id = ${id}`);
 */
export async function countRows(
  kysely: Kysely<Schema>,
  source: RawBuilder<unknown>,
): Promise<number> {
  const { count } = await kysely
    .selectNoFrom(sql<number>`(select count(*) ${source})`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
