import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * The weak `ETag` of a list: another one after each change of what its rows are made of. Read it before the rows: rows
 * that change in between are then sent once more, and never kept for the older ones.
 *
 * @param parts one text each, from which the content of a table can be told apart from any other that it ever had
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

/** What a table with versions holds: ids are given once, and each write counts a version up. */
export function versionsOf(table: 'applications'): RawBuilder<string> {
  return sql`(
    select concat_ws(',', count(*), sum(version), max(updated_at), (select last_value from ${sql.table(`${table}_id_seq`)}))
    from ${sql.table(table)})`;
}

/** What a small table holds, whole. */
export function contentOf(table: 'careers' | 'ceremonies' | 'faculties'): RawBuilder<string> {
  return sql`(select string_agg(${sql.table(table)}::text, ',' order by id) from ${sql.table(table)})`;
}

/**
 * What a table holds whose rows are never changed or deleted. They are counted, because an id is given before its row can
 * be seen: of two issues at once, the later ids may come first.
 */
export function rowsOf(table: 'issued_titles'): RawBuilder<string> {
  return sql`(select concat_ws(',', count(*), max(id), max(created_at)) from ${sql.table(table)})`;
}
