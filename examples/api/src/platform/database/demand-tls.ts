import pg from 'pg';
import type { Environment } from '../settings/environment.ts';
import { readVariable } from '../settings/read-variable.ts';

/**
 * Demands encrypted and verified connections to a PostgreSQL on another machine, in production. Data and password would
 * otherwise cross the network in plain text, because pg does not encrypt by default. `BIRRETE_DATABASE_TLS=off` allows
 * it, for a private network such as the one of a compose file.
 * @throws Error that names the variable
 */
export function demandTls(databaseUrl: string | undefined, env: Environment): void {
  const choice = readVariable(env, 'BIRRETE_DATABASE_TLS');
  if (choice === 'off' || env.NODE_ENV !== 'production' || databaseUrl === undefined) return;
  const { host, ssl } = readAsDriver(databaseUrl);
  if (isOnThisMachine(host)) return;
  if (URL.parse(databaseUrl)?.searchParams.get('sslmode') === 'verify-full' && verifies(ssl))
    return;
  throw new Error(
    'DATABASE_URL names another machine: add ?sslmode=verify-full (and &sslrootcert=<file> for a private ' +
      'certificate authority), or set BIRRETE_DATABASE_TLS=off if the network between them is private',
  );
}

/** Asks the driver for the host and the encryption of a URL: parameters and variables such as PGHOST replace parts of it. */
function readAsDriver(databaseUrl: string): { readonly host: string; readonly ssl: unknown } {
  const { host, ssl } = new pg.Client({ connectionString: databaseUrl });
  return { host, ssl };
}

/** True if the driver compares certificate and host. */
function verifies(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  const isOff = 'rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false;
  return !isOff && !('checkServerIdentity' in ssl);
}

/** True if the host is a folder with a socket, or a loopback address. */
function isOnThisMachine(host: string): boolean {
  return /^(?:|\/.*|localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
