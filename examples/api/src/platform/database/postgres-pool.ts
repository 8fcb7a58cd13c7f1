import { Socket } from 'node:net';
import pg from 'pg';
import { parsers } from './parsers.ts';

/** Limits of the connections to PostgreSQL, in milliseconds. */
export interface PoolLimits {
  readonly max: number;
  readonly lock_timeout?: number;
  readonly statement_timeout?: number;
  /**
   * Closes a connection if PostgreSQL sends nothing for this time, so that a failover or a firewall that drops packets
   * does not block the pool: TCP alone waits for about 15 minutes. Longer than `statement_timeout`. Default never.
   */
  readonly silence?: number;
}

/**
 * Settings for which a database or a role may have other defaults. pg parses dates in ISO style only. A change that waits
 * for a row reads its new state, which a stricter isolation refuses.
 */
const sessionSettings = `set datestyle = iso; set default_transaction_isolation = 'read committed'`;

/** Opens a pool of connections, which are named `birrete` in `pg_stat_activity`. */
export function openPostgresPool(
  connectionString: string,
  { silence, ...limits }: PoolLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    fallback_application_name: 'birrete',
    onConnect: (client) => client.query(sessionSettings),
    connectionTimeoutMillis: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(silence === undefined ? {} : { stream: () => createImpatientSocket(silence) }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // Without listeners, a lost connection would end the process. The pool replaces the connection, and the request that
  // used it fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Creates a socket that closes when nothing arrives. `query_timeout` of pg would fail the query alone, and return the
 * connection to the pool, where the next query waits for it too.
 */
function createImpatientSocket(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    socket.destroy(new Error('Connection terminated: the database does not answer.'));
  });
}
