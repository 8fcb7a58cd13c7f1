import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbeddedDialect } from './embedded-dialect.ts';
import { keepPrivate, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { parsers } from './parsers.ts';
import type { Schema } from './schema.ts';

/** An open, migrated database. */
export type Database = {
  kysely: Kysely<Schema>;
  /** How many changes may run at once, so that reads find a connection. */
  writesAtOnce: number;
  /** How many pages of long lists may be read at once. */
  pagesAtOnce: number;
  /** Lets running queries end and closes; a PGlite folder is flushed. */
  close(): Promise<void>;
};

/** Where the data is stored. `databaseUrl` wins; with neither, in memory. */
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
    return openPostgres(location.databaseUrl, location.connections ?? 10);
  }
  if (location.dataDir === undefined) return openEmbedded(undefined);
  const folder = location.dataDir;
  const lock = await lockFolder(folder);
  try {
    const database = await openEmbedded(path.join(folder, 'database'));
    await keepPrivate(folder);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The embedded database has one connection, which runs what comes in its turn. */
async function openEmbedded(folder: string | undefined): Promise<Database> {
  const kysely = new Kysely<Schema>({ dialect: await openEmbeddedDialect(folder) });
  try {
    await migrate(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { kysely, writesAtOnce: 64, pagesAtOnce: 1, close: () => kysely.destroy() };
}

/** Migrations may wait and take their time; what answers requests may not. */
async function openPostgres(url: string, connections: number): Promise<Database> {
  const migrating = new Kysely<Schema>({ dialect: postgresDialect(url, { max: 1 }) });
  await migrate(migrating).finally(() => migrating.destroy());
  const dialect = postgresDialect(url, {
    max: connections,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
  });
  const kysely = new Kysely<Schema>({ dialect });
  return {
    kysely,
    writesAtOnce: Math.max(1, connections - 3),
    pagesAtOnce: 2,
    close: () => kysely.destroy(),
  };
}

function postgresDialect(connectionString: string, limits: pg.PoolConfig): Dialect {
  const pool = new pg.Pool({
    connectionString,
    ...limits,
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
