import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbeddedDialect } from './embedded-dialect.ts';
import { lockFolder, makePrivate } from './folder-lock.ts';
import { parsers } from './parsers.ts';
import { prepareSchema, type SchemaAtStart } from './prepare-schema.ts';
import type { Schema } from './schema.ts';

/** An open database with the schema of this version. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** Limit for simultaneous changes, which leaves connections for reads. */
  readonly maxConcurrentWrites: number;
  /** Limit for pages of long lists that are read at once. */
  readonly maxConcurrentPages: number;
  /** Waits for running queries and closes the database. */
  close(): Promise<void>;
}

/** Location of the data. `databaseUrl` takes precedence; without either, the database is in memory. */
export interface DatabaseLocation {
  /** Folder of the embedded database, created if missing. One process at a time. */
  readonly dataDir?: string | undefined;
  /** `postgres://…`: a PostgreSQL server, which several processes can share. */
  readonly databaseUrl?: string | undefined;
  /** A dump with which a database in memory starts, for tests. */
  readonly template?: string | undefined;
  /** Connections per process to PostgreSQL. Default 10. */
  readonly connections?: number | undefined;
}

/** An open database that is not migrated. */
export type Connection = Pick<Database, 'kysely' | 'close'>;

/**
 * Opens the database and runs the missing migrations.
 *
 * @param schema 'compare' refuses another schema instead, and needs no right to change tables
 */
export async function openDatabase(
  location: DatabaseLocation,
  schema: SchemaAtStart = 'migrate',
): Promise<Database> {
  const connection = await connectDatabase(location);
  try {
    await prepareSchema(connection.kysely, schema);
  } catch (error) {
    await connection.close();
    throw error;
  }
  if (location.databaseUrl !== undefined) {
    await connection.close();
    return openPool(location.databaseUrl, location.connections ?? 10);
  }
  if (location.dataDir !== undefined) await makePrivate(location.dataDir);
  // The embedded database has a single connection, which runs statements one after the other.
  return { ...connection, maxConcurrentWrites: 64, maxConcurrentPages: 1 };
}

/** Opens the database with a single connection and without timeouts, for migrations and backups. */
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
    maxConcurrentWrites: Math.max(1, connections - 3),
    maxConcurrentPages: 2,
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
  // Without listeners, a lost connection would end the process. The pool replaces the connection, and the request that
  // used it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
