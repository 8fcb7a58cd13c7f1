import { type Kysely, sql } from 'kysely';

/** One-time passwords: users who sign in with a generated password must choose another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column must_change_password boolean not null default false`.execute(db);
}
