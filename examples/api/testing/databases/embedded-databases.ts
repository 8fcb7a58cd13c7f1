import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Connection, connectDatabase } from '#platform/database/open.ts';
import { seedTestDemo } from '../test-api.ts';
import { holdPglite } from './compiled-pglite.ts';
import { dumpOf } from './dumps.ts';
import type { Contents } from './test-database.ts';

/** Connects to an empty embedded database in memory. PGlite takes seconds to make one that isn't a copy. */
export async function connectBlank(): Promise<Connection> {
  await holdPglite();
  return connectDatabase({ template: await findDump('blank') });
}

/** Stores an embedded database in the folder `BIRRETE_DATA` of a process. */
export async function prepareFolder(folder: string, contents: Contents): Promise<void> {
  const database = path.join(folder, 'database');
  await mkdir(database, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await findDump(contents), '-C', database]);
}

/** Returns the dump of the test run with these contents. */
export async function findDump(contents: Contents): Promise<string> {
  const { BIRRETE_TEST_DUMPS: folder } = process.env;
  if (folder === undefined) throw new Error('The global setup of the API tests has not run.');
  return dumpOf({ folder, seed: seedTestDemo }, contents);
}
