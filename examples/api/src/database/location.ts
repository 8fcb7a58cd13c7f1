import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');

/**
 * Reads the database's location from the environment: `DATABASE_URL`, else the folder `BIRRETE_DATA`. A relative folder
 * is resolved from the repository's root, whatever the working directory.
 */
export function readLocation(
  env: Readonly<Record<string, string | undefined>>,
  folder = '.data',
): { dataDir: string; databaseUrl: string | undefined } {
  const dataDir = path.resolve(repository, env.BIRRETE_DATA?.trim() || folder);
  return { dataDir, databaseUrl: env.DATABASE_URL?.trim() || undefined };
}
