import { type Kysely, sql } from 'kysely';

/** Who signs in with a password that was made for them has to choose their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column must_change_password boolean not null default false`.execute(db);
}
