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
  /** A dump that a database in memory starts from, for tests. */
  template?: string | undefined;
  /** Connections per process to PostgreSQL. Default 10. */
  connections?: number | undefined;
};

/** An open database as it is, whatever its schema. */
export type Connection = Pick<Database, 'kysely' | 'close'>;

/** Opens the database and runs the migrations that are missing. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const connection = await connectDatabase(location);
  try {
    await migrate(connection.kysely);
  } catch (error) {
    await connection.close();
    throw error;
  }
  if (location.databaseUrl !== undefined) {
    await connection.close();
    return openPool(location.databaseUrl, location.connections ?? 10);
  }
  if (location.dataDir !== undefined) await keepPrivate(location.dataDir);
  // The embedded database has one connection, which runs what comes in its turn.
  return { ...connection, writesAtOnce: 64, pagesAtOnce: 1 };
}

/** Opens the database by one connection, which may wait and take its time: what answers requests may not. */
export async function connectDatabase(location: DatabaseLocation): Promise<Connection> {
  if (location.databaseUrl !== undefined) {
    return connectionBy(postgresDialect(location.databaseUrl, { max: 1 }));
  }
  if (location.dataDir === undefined)
    return connectionBy(await openEmbeddedDialect({ template: location.template }));
  const folder = location.dataDir;
  const lock = await lockFolder(folder);
  try {
    const { kysely, close } = connectionBy(
      await openEmbeddedDialect({ folder: path.join(folder, 'database') }),
    );
    return { kysely, close: () => close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function connectionBy(dialect: Dialect): Connection {
  const kysely = new Kysely<Schema>({ dialect });
  return { kysely, close: () => kysely.destroy() };
}

function openPool(url: string, connections: number): Database {
  const dialect = postgresDialect(url, {
    max: connections,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
  });
  return {
    ...connectionBy(dialect),
    writesAtOnce: Math.max(1, connections - 3),
    pagesAtOnce: 2,
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
