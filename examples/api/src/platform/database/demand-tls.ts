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
  const url = URL.parse(databaseUrl);
  if (url === null || isOnThisMachine(hostOf(url))) return;
  if (url.searchParams.get('sslmode') === 'verify-full') return;
  throw new Error(
    'DATABASE_URL names another machine: add ?sslmode=verify-full (and &sslrootcert=<file> for a private ' +
      'certificate authority), or set BIRRETE_DATABASE_TLS=off if the network between them is private',
  );
}

/** The host as pg reads it: a parameter `host` replaces the one in the address. */
function hostOf(url: URL): string {
  return url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
}

/** True if the host is a folder with a socket, or a loopback address. */
function isOnThisMachine(host: string): boolean {
  return /^(?:|\/.*|localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
