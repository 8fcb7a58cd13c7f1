import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { keepPrivate, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

/** An open, migrated database. */
export type Database = {
  kysely: Kysely<Schema>;
  /** Lets running queries end and closes; a PGlite folder is flushed. */
  close(): Promise<void>;
};

/** Where the data lives. `databaseUrl` wins; with neither, in memory. */
export type DatabaseLocation = {
  /** Folder of the embedded database, made when missing. One process at a time. */
  dataDir?: string | undefined;
  /** `postgres://…`: a PostgreSQL server, which several processes may use at once. */
  databaseUrl?: string | undefined;
  /** Connections per process to PostgreSQL. Default 10. */
  connections?: number | undefined;
};

/** Opens the database and runs the migrations that are missing. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl !== undefined) {
    return open(postgresDialect(location.databaseUrl, location.connections ?? 10));
  }
  if (location.dataDir === undefined) return open(await embeddedDialect(undefined));
  const folder = location.dataDir;
  const lock = await lockFolder(folder);
  try {
    const database = await open(await embeddedDialect(path.join(folder, 'database')));
    await keepPrivate(folder);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function open(dialect: Dialect): Promise<Database> {
  const kysely = new Kysely<Schema>({ dialect });
  try {
    await migrate(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { kysely, close: () => kysely.destroy() };
}

const dateOid = 1082;
const bigintOid = 20;

/**
 * DATE stays text, because a Date at midnight moves with the time zone; counts and identities fit a number.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [dateOid]: (text) => text,
  [bigintOid]: Number,
};

async function embeddedDialect(dataDir: string | undefined): Promise<Dialect> {
  const pglite = await PGlite.create(dataDir === undefined ? { parsers } : { dataDir, parsers });
  return new PGliteDialect({ pglite });
}

function postgresDialect(connectionString: string, max: number): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without listeners a dropped connection, idle or in the middle of a request, would end the
  // process. The pool replaces it, and the request that used it fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
