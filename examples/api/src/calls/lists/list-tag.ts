import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';

/**
 * Reads the weak `ETag` of a list, which changes with the data that the list shows. Read it before the rows: rows that
 * change in between are then sent again, and are never cached under the older tag.
 *
 * @param parts expressions whose text differs for each state of a table
 */
export async function readListTag(
  kysely: Kysely<Schema>,
  parts: readonly RawBuilder<string>[],
): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(';', ${sql.join(parts)}) as state`.execute(kysely);
  const hash = createHash('sha256')
    .update(rows[0]?.state ?? '')
    .digest('base64url');
  return `W/"${hash}"`;
}

/** State of a table with versions: ids are used once, and each write increments a version. */
export function versionsOf(table: 'applications'): RawBuilder<string> {
  return sql`(
    select concat_ws(',', count(*), sum(version), max(updated_at), (select last_value from ${sql.table(`${table}_id_seq`)}))
    from ${sql.table(table)})`;
}

/** State of a small table: its complete content. */
export function contentTag(table: 'careers' | 'ceremonies' | 'faculties'): RawBuilder<string> {
  return sql`(select string_agg(${sql.table(table)}::text, ',' order by id) from ${sql.table(table)})`;
}

/**
 * State of a table whose rows are never changed or deleted. The rows are counted, because an id is assigned before its
 * row is visible: of two simultaneous issues, the one with higher ids can be committed first.
 */
export function rowsTag(
  table: 'issued_titles' | 'title_entries' | 'title_holds' | 'handovers',
  time: 'created_at' | 'recorded_at' = 'created_at',
): RawBuilder<string> {
  return sql`(select concat_ws(',', count(*), max(id), max(${sql.ref(time)})) from ${sql.table(table)})`;
}

/** Changes when the text of a column is erased, which leaves the rows. */
export function erasedTag(
  table: 'title_entries' | 'title_holds',
  column: 'resolution_reason' | 'reason',
): RawBuilder<string> {
  return sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = '')`;
}
