import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
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
 * Brings the database to the newest schema, in one transaction.
 *
 * Several processes may start at once: Kysely's migrator holds a PostgreSQL advisory lock, and
 * those who wait for it find the work done.
 * @throws whatever the failing migration threw; nothing of it stays.
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
