import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { catalogue } from './migrations/0001-catalogue.ts';
import { graduation } from './migrations/0002-graduation.ts';
import { records } from './migrations/0003-records.ts';
import { oneTimePasswords } from './migrations/0004-one-time-passwords.ts';
import { versions } from './migrations/0005-versions.ts';
import type { Schema } from './schema.ts';

const provider: MigrationProvider = {
  async getMigrations() {
    return {
      '0001-catalogue': catalogue,
      '0002-graduation': graduation,
      '0003-records': records,
      '0004-one-time-passwords': oneTimePasswords,
      '0005-versions': versions,
    };
  },
};

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
