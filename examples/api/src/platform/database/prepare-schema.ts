import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { sqlState } from './database-failure.ts';
import { migrate, readMissing } from './migrate.ts';
import type { Schema } from './schema.ts';

/** A start runs the missing migrations, or refuses a database that lacks some. */
export type SchemaAtStart = 'migrate' | 'compare';

/**
 * Brings the database to this version's schema, or only compares it. An up-to-date database needs no right to change
 * tables in either case.
 *
 * @throws Error with a clear message if the schema belongs to another version.
 */
export async function prepareSchema(kysely: Kysely<Schema>, at: SchemaAtStart): Promise<void> {
  const missing = await readMissing(kysely);
  if (missing.length === 0) return;
  if (at === 'migrate') return migratePatiently(kysely);
  throw new Error(
    `The database lacks the schema of this version (${missing.at(-1)}). Run "npm run api -- migrate" as the owner of the tables.`,
  );
}

/** Waiting time for a lock, and number of attempts: six minutes altogether, for another process that migrates. */
const patience = { lockTimeout: '5s', attempts: 60, pauseMs: 1_000 };

/** PostgreSQL's lock_not_available: the lock timeout has passed. */
const isLocked = (error: unknown) => sqlState(error) === '55P03';

/**
 * Migrates without blocking a running site: a change of a table that waits for a reader makes all later readers wait, so
 * it gives up after some seconds, lets them pass, and tries again.
 */
export async function migratePatiently(
  kysely: Kysely<Schema>,
  { lockTimeout, attempts, pauseMs } = patience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(kysely);
      return await migrate(kysely);
    } catch (error) {
      if (!isLocked(error) || attempt === attempts) throw error;
      await setTimeout(pauseMs);
    }
  }
}
