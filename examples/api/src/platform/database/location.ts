import path from 'node:path';
import type { Environment } from '../settings/environment.ts';
import { readVariable } from '../settings/read-variable.ts';
import { demandTls } from './demand-tls.ts';

const repository = path.resolve(import.meta.dirname, '../../../../..');

/**
 * Reads the database's location from the environment: `DATABASE_URL`, with its password from `DATABASE_PASSWORD` if that is
 * set, else the folder `BIRRETE_DATA`. A relative folder is resolved from the repository's root, whatever the working
 * directory.
 * @throws Error for a PostgreSQL that production would reach without TLS
 */
export function readLocation(
  env: Environment,
  folder?: string,
): { dataDir: string; databaseUrl: string | undefined } {
  const dataDir = path.resolve(repository, readVariable(env, 'BIRRETE_DATA', folder));
  const databaseUrl = readUrl(env);
  demandTls(databaseUrl, env);
  return { dataDir, databaseUrl };
}

function readUrl(env: Environment): string | undefined {
  const text = readVariable(env, 'DATABASE_URL');
  const { DATABASE_PASSWORD } = env;
  if (!DATABASE_PASSWORD) return text;
  const url = URL.parse(text ?? '');
  if (!url?.username) {
    throw new Error('DATABASE_PASSWORD also needs DATABASE_URL, with a user and a host');
  }
  if (url.password) throw new Error('Set the password in DATABASE_URL or in DATABASE_PASSWORD');
  // Assigning it would leave a % as it is, which the driver takes for the start of an escape.
  url.password = encodeURIComponent(DATABASE_PASSWORD);
  return url.href;
}
