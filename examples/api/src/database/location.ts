import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from './open.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Where the environment says that the data live: `DATABASE_URL`, else the folder `BIRRETE_DATA`,
 * else `.data` in the project, whichever workspace npm runs the command in. A relative folder
 * counts from where npm was called.
 */
export function readLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const folder = env.BIRRETE_DATA;
  const dataDir =
    folder === undefined || folder === ''
      ? path.join(projectRoot, '.data')
      : path.resolve(env.INIT_CWD ?? process.cwd(), folder);
  return { dataDir, databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL };
}
