import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Waits until no other transaction holds the lock of this name, and holds it until this one ends. */
export async function lockName(trx: Kysely<Schema>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
