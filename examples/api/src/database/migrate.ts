import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  onFileIgnored: (file) => {
    throw new Error(`${file} is no migration: it exports no function "up"`);
  },
});

/**
 * Brings the database to the newest schema, in one transaction, or to that of a backup in the caller's own.
 *
 * Several processes may start at once: Kysely's migrator holds a PostgreSQL advisory lock, and
 * those who wait for it find the work done.
 * @param last the last migration to run. Default all.
 * @throws Error in plain words when a newer version has migrated it; else whatever the failing migration threw, and
 * nothing of it stays.
 */
export async function migrate(kysely: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider });
  if (last !== undefined) await refuseUnknown([last]);
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  await refuseUnknown(await readExecuted(kysely).catch(() => []));
  throw error;
}

/** The migrations that have been run, in order; none in an empty database. */
export async function readExecuted(kysely: Kysely<Schema>): Promise<string[]> {
  const known = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table`.execute(kysely);
  if (known.rows[0]?.table == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

async function refuseUnknown(names: readonly string[]): Promise<void> {
  const known = await provider.getMigrations();
  const unknown = names.find((name) => !(name in known));
  if (unknown === undefined) return;
  throw new Error(
    `The data come from a newer version (${unknown}). Install that version, or restore a backup from before.`,
  );
}
