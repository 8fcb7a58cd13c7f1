import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The content of a new database: nothing, the current tables, or the tables with the demo university. */
export type Contents = 'blank' | 'migrated' | 'seeded';

/** A database of a single test file, on the PostgreSQL server that all tests share. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The templates of new databases. `test-databases.setup.ts` creates the last two. */
export const templates = {
  blank: 'template0',
  migrated: 'birrete_migrated',
  seeded: 'birrete_seeded',
} as const satisfies Record<Contents, string>;

/** Creates a database on the shared server. Drop it in `afterAll`. */
export async function createTestDatabase(contents: Contents = 'seeded'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files costs half as much as writing each page to the log, and includes PostgreSQL's cache of the catalogues.
  await runOnServer(`create database ${name} template ${templates[contents]} strategy file_copy`);
  return {
    url: databaseUrl(name),
    drop: () => runOnServer(`drop database ${name} with (force)`),
  };
}

/** Runs statements in the database `postgres`. */
export function runOnServer(...statements: readonly string[]): Promise<void> {
  return runInDatabase(databaseUrl('postgres'), ...statements);
}

/** Runs statements as the superuser, one by one, because some can't run in a transaction. */
export async function runInDatabase(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the address of a database on the shared server. */
export function databaseUrl(name: string): string {
  const { BIRRETE_TEST_SERVER: server } = process.env;
  if (server === undefined) throw new Error('The global setup of the API tests has not run.');
  return new URL(name, server).href;
}
