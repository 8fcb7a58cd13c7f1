import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who signs in with a password that was made for them has to choose their own (ruling 42). */
export const oneTimePasswords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users
      add column must_change_password boolean not null default false`.execute(db);
  },
};
