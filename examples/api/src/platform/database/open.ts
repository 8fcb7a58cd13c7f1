import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { demandRole, type RoleAtStart } from './demand-role.ts';
import { openEmbeddedDialect } from './embedded/embedded-dialect.ts';
import type { EmbeddedLocation } from './embedded/embedded-worker.ts';
import { lockFolder, makePrivate } from './embedded/folder-lock.ts';
import { openPostgresPool } from './postgres-pool.ts';
import { prepareSchema, type SchemaAtStart } from './prepare-schema.ts';
import type { Schema } from './schema.ts';

/** An open database with the schema of this version. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** Limit for simultaneous changes, which leaves connections for reads. */
  readonly maxConcurrentWrites: number;
  /** Limit for pages of long lists that are read at once. */
  readonly maxConcurrentPages: number;
  /** The current use of the connections; undefined for the embedded database, which has one. */
  readonly connections?: () => ConnectionUse;
  /**
   * Settles when the embedded database ends before `close` is called: no later call can succeed. Never settles for
   * PostgreSQL, to which connections are opened again.
   */
  readonly lost: Promise<Error>;
  /** Waits for running queries and closes the database. */
  close(): Promise<void>;
}

/** Connections to PostgreSQL that run statements, connections without work, and calls that wait for one. */
export interface ConnectionUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
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
export type Connection = Pick<Database, 'kysely' | 'lost' | 'close'>;

/**
 * Opens the database and runs the missing migrations.
 *
 * @param schema 'compare' refuses another schema instead, and needs no right to change tables
 * @param role refuses roles that could change what is append-only
 */
export async function openDatabase(
  location: DatabaseLocation,
  schema: SchemaAtStart = 'migrate',
  role: RoleAtStart = 'any',
): Promise<Database> {
  const connection = await connectDatabase(location);
  try {
    await demandRole(connection.kysely, role);
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
  const { databaseUrl, dataDir, template } = location;
  if (databaseUrl !== undefined) return connectPool(openPostgresPool(databaseUrl, { max: 1 }));
  if (dataDir === undefined) return connectEmbedded({ template });
  const lock = await lockFolder(dataDir);
  try {
    const connection = await connectEmbedded({ folder: path.join(dataDir, 'database') });
    return { ...connection, close: () => connection.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function connectEmbedded(location: EmbeddedLocation): Promise<Connection> {
  const { dialect, lost } = await openEmbeddedDialect(location);
  return { ...connectionBy(dialect), lost };
}

function connectPool(pool: Pool): Connection {
  return { ...connectionBy(new PostgresDialect({ pool })), lost: never };
}

/** A promise that never settles. */
const never = new Promise<never>(() => {});

function connectionBy(dialect: Dialect): Pick<Connection, 'kysely' | 'close'> {
  const kysely = new Kysely<Schema>({ dialect });
  return { kysely, close: () => kysely.destroy() };
}

function openPool(url: string, connections: number): Database {
  const pool = openPostgresPool(url, {
    max: connections,
    lock_timeout: 10_000,
    statement_timeout: 30_000,
    silence: 35_000,
  });
  return {
    ...connectPool(pool),
    maxConcurrentWrites: Math.max(1, connections - 3),
    maxConcurrentPages: 2,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
