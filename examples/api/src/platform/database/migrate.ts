import { promises as fs } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import {
  FileMigrationProvider,
  type Migration,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration';
import type { Schema } from './schema.ts';

const migrations = path.join(import.meta.dirname, 'migrations');

/** Reads folders of twenty numbers each. Databases store the names of the files, whose order is that of their numbers. */
const provider: MigrationProvider = {
  async getMigrations() {
    const folders = await fs.readdir(migrations);
    const parts = await Promise.all(folders.map(readFolder));
    return Object.fromEntries(parts.flatMap(Object.entries<Migration>));
  },
};

function readFolder(name: string): Promise<Record<string, Migration>> {
  const folder = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: path.join(migrations, name),
    onFileIgnored: (file) => {
      throw new Error(`${file} is no migration: it exports no function "up"`);
    },
  });
  return folder.getMigrations();
}

/**
 * Migrates the database in one transaction.
 *
 * Several processes may start at once: Kysely's migrator holds a PostgreSQL advisory lock, and processes that waited for
 * it find the migrations done.
 * @param last the last migration to run, for the restore of a backup. Default all.
 * @throws Error with a clear message if a newer version has migrated the database, or if an empty one has another encoding
 * than UTF-8; otherwise the error of the failed migration, after a rollback.
 */
export async function migrate(kysely: Kysely<Schema>, last?: string): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider });
  if (last !== undefined) await refuseUnknown([last]);
  if ((await readExecuted(kysely)).length === 0) await demandUnicode(kysely);
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error === undefined) return;
  await refuseUnknown(await readExecuted(kysely).catch(() => []));
  throw error;
}

/** Demands an encoding in which each name can be stored. A cluster of PostgreSQL may have that of its machine's locale. */
async function demandUnicode(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(kysely);
  const [{ encoding } = { encoding: '' }] = rows;
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database has the encoding ${encoding}, which cannot store every name. Create it by "createdb --encoding=UTF8 --locale=C --template=template0".`,
  );
}

/** Lists the executed migrations in order; none for an empty database. */
export async function readExecuted(kysely: Kysely<Schema>): Promise<string[]> {
  const known = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table`.execute(kysely);
  if (known.rows[0]?.table == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** The migrations that the database lacks, in order. @throws Error if a newer version has migrated it */
export async function readMissing(kysely: Kysely<Schema>): Promise<string[]> {
  const executed = await readExecuted(kysely);
  await refuseUnknown(executed);
  const known = Object.keys(await provider.getMigrations()).sort();
  return known.filter((name) => !executed.includes(name));
}

async function refuseUnknown(names: readonly string[]): Promise<void> {
  const known = await provider.getMigrations();
  const unknown = names.find((name) => !(name in known));
  if (unknown === undefined) return;
  throw new Error(
    `The data come from a newer version (${unknown}). Install that version, or restore a backup from before.`,
  );
}
