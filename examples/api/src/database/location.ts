import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');

/**
 * Where the data is stored, by the environment: `DATABASE_URL`, else the folder `BIRRETE_DATA`. A relative folder
 * counts from the repository, whichever workspace npm runs a command in.
 */
export function readLocation(
  env: Readonly<Record<string, string | undefined>>,
  folder = '.data',
): { dataDir: string; databaseUrl: string | undefined } {
  const dataDir = path.resolve(repository, env.BIRRETE_DATA?.trim() || folder);
  return { dataDir, databaseUrl: env.DATABASE_URL?.trim() || undefined };
}
