import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from './open.ts';

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Where the environment says that the data live: `DATABASE_URL`, else the folder `BIRRETE_DATA`
 * (`.data`). A relative folder counts from the project, whichever workspace npm runs a command in.
 */
export function readLocation(env: Readonly<Record<string, string | undefined>>): DatabaseLocation {
  const dataDir = path.resolve(projectRoot, env.BIRRETE_DATA?.trim() || '.data');
  return { dataDir, databaseUrl: env.DATABASE_URL === '' ? undefined : env.DATABASE_URL };
}
