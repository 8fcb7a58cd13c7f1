import { type Kysely, sql } from 'kysely';

/** Wrong proofs of identity in a row, by session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column wrong_proofs integer not null default 0`.execute(db);
}
