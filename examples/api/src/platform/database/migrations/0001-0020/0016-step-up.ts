import { type Kysely, sql } from 'kysely';

/**
 * The time at which the user of a session last proved their identity, and devices on which a user has signed out of a
 * session that a provider opened. Sessions from before are not recent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table sessions add column authenticated_at timestamptz`,
  sql`alter table openid_results add column authenticated_at timestamptz`,
  sql`alter table known_devices add column signed_out_at timestamptz`,
];
