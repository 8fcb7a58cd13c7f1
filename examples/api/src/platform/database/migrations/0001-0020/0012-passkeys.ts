import { type Kysely, sql } from 'kysely';

/** Passkeys, and challenges without an answer yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table passkeys (
    id integer generated always as identity primary key,
    credential_id text not null unique,
    user_id integer not null references users (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter bigint not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index passkeys_by_user on passkeys (user_id)`,
  // Unlogged like the throttles: a crash may empty it.
  sql`create unlogged table passkey_challenges (
    challenge_hash text primary key,
    user_id integer references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index passkey_challenges_by_age on passkey_challenges (expires_at)`,
];
