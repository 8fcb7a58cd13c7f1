import { type Kysely, sql } from 'kysely';

/** Expiry of one-time passwords; last use, address and browser of sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table users
    add column password_expires_at timestamptz,
    add column password_used_at timestamptz`,
  sql`update users set password_expires_at = now() + interval '72 hours' where must_change_password`,
  sql`alter table sessions
    add column id bigint generated always as identity unique,
    add column seen_at timestamptz,
    add column address text,
    add column user_agent text`,
  sql`update sessions set seen_at = created_at`,
  sql`alter table sessions alter column seen_at set not null`,
];
