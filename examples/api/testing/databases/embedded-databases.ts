import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Connection, connectDatabase } from '#platform/database/open.ts';
import { seedTestDemo } from '../test-api.ts';
import { holdPglite } from './compiled-pglite.ts';
import { dumpOf, findBlank } from './dumps.ts';
import type { Contents } from './test-database.ts';

/** Connects to an empty embedded database in memory. PGlite takes seconds to make one that isn't a copy. */
export async function connectBlank(): Promise<Connection> {
  await holdPglite();
  return connectDatabase({ template: await findDump('blank') });
}

/** Stores an embedded database in the folder `BIRRETE_DATA` of a process. */
export async function prepareFolder(folder: string, contents: Contents): Promise<void> {
  await unpack(await findDump(contents), folder);
}

/** Stores an empty embedded database in the folder `BIRRETE_DATA` of a process, without the setup of the API tests. */
export async function prepareBlankFolder(folder: string): Promise<void> {
  await unpack(await findBlank(), folder);
}

async function unpack(dump: string, folder: string): Promise<void> {
  const database = path.join(folder, 'database');
  await mkdir(database, { recursive: true });
  await promisify(execFile)('tar', ['-xf', dump, '-C', database]);
}

/** Returns the dump of the test run with these contents. */
export async function findDump(contents: Contents): Promise<string> {
  const { BIRRETE_TEST_DUMPS: folder } = process.env;
  if (folder === undefined) throw new Error('The global setup of the API tests has not run.');
  return dumpOf({ folder, seed: seedTestDemo }, contents);
}
