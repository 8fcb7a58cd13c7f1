import { type Kysely, sql } from 'kysely';

/** Sign-in through a provider: linked identities, and sign-ins in progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table openid_identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users (id) on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject),
    unique (issuer, user_id)
  )`,
  sql`create index openid_identities_by_user on openid_identities (user_id)`,
  // Unlogged like the throttles: a crash may empty them.
  sql`create unlogged table openid_requests (
    state_hash text primary key,
    key_hash text not null,
    nonce text not null,
    verifier text not null,
    return_to text not null,
    expires_at timestamptz not null
  )`,
  sql`create index openid_requests_by_age on openid_requests (expires_at)`,
  sql`create unlogged table openid_results (
    code_hash text primary key,
    key_hash text not null,
    user_id integer references users (id) on delete cascade,
    refusal text,
    expires_at timestamptz not null
  )`,
  sql`create index openid_results_by_age on openid_results (expires_at)`,
  sql`alter table sessions add column opened_by text not null default 'password'`,
];
