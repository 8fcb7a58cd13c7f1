import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '#platform/database/schema.ts';
import { sealKind } from './seal.ts';

/** The first line of a backup: the schema of its rows, and the last value of each identity column. */
export const backupHeader = v.object({
  kind: v.literal('birrete-backup'),
  at: v.string(),
  /** The last executed migration. */
  migration: v.string(),
  tables: v.array(v.string()),
  /** The kind of seal in the last line. Backups of older versions have neither. */
  seal: v.optional(sealKind),
  identities: v.array(
    v.object({ table: v.string(), column: v.string(), last: v.nullable(v.number()) }),
  ),
});
export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** The last line of a backup: the number of rows by table, and the seal over all other lines. */
export const backupEnd = v.object({
  rows: v.record(v.string(), v.number()),
  seal: v.string(),
});
export type BackupEnd = v.InferOutput<typeof backupEnd>;

/**
 * Lists the tables to back up, referenced tables before those that reference them. Unlogged tables, such as the throttles,
 * are left out: PostgreSQL also empties them after a crash.
 */
export async function readTables(kysely: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string; parents: string[] }>`
    select relname as name, array(
      select distinct confrelid::regclass::text from pg_constraint
      where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
    ) as parents
    from pg_class
    where relkind = 'r' and relpersistence = 'p' and relnamespace = current_schema()::regnamespace
      and relname not like 'kysely_migration%'
    order by relname`.execute(kysely);
  const ordered: string[] = [];
  const remaining = new Set(rows);
  while (remaining.size > 0) {
    const ready = [...remaining].filter(({ parents }) =>
      parents.every((name) => ordered.includes(name)),
    );
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const table of ready) {
      ordered.push(table.name);
      remaining.delete(table);
    }
  }
  return ordered;
}

/** Reads the last value of each identity column, so that a restored database does not reuse the ids of deleted rows. */
export async function readIdentities(kysely: Kysely<Schema>): Promise<BackupHeader['identities']> {
  const { rows } = await sql<BackupHeader['identities'][number]>`
    select table_name as table, column_name as column, last_value as last
    from information_schema.columns
    join pg_sequences on format('%I.%I', schemaname, sequencename)
      = pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name)
    where is_identity = 'YES' and table_schema = current_schema()
    order by table_name`.execute(kysely);
  return rows;
}
