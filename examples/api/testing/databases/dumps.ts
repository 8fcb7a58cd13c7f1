import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { memoryStart } from '#platform/database/embedded/durable-files.ts';
import { migrate } from '#platform/database/migrate.ts';
import { parsers } from '#platform/database/parsers.ts';
import type { Schema } from '#platform/database/schema.ts';
import type { Contents } from './test-database.ts';

/** Files from which PGlite starts ten times as fast as without. */
export interface Dumps {
  /** Of the whole test run. */
  readonly folder: string;
  /** Stores the demo university. */
  readonly seed: (kysely: Kysely<Schema>) => Promise<unknown>;
}

let written: Promise<void> | undefined;

/** Returns the file with these contents. The first call of a run writes all of them. */
export async function dumpOf(dumps: Dumps, contents: Contents): Promise<string> {
  const isWritten = existsSync(fileOf(dumps, 'seeded'));
  written ??= isWritten ? Promise.resolve() : writeDumps(dumps);
  await written;
  return fileOf(dumps, contents);
}

/** Writes the dumps of a new database, of the current tables, and of these with the demo university. */
export async function writeDumps(dumps: Dumps): Promise<void> {
  const pglite = await PGlite.create({ parsers, startParams: memoryStart });
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  const dump = async (contents: Contents) => {
    const data = await pglite.dumpDataDir('none');
    // Another process may be writing the same file.
    const part = fileOf(dumps, `${contents}-${process.pid}`);
    await writeFile(part, Buffer.from(await data.arrayBuffer()));
    await rename(part, fileOf(dumps, contents));
  };
  await dump('blank');
  await migrate(kysely);
  await dump('migrated');
  await dumps.seed(kysely);
  await dump('seeded');
  await kysely.destroy();
}

function fileOf({ folder }: Pick<Dumps, 'folder'>, name: string): string {
  return path.join(folder, `${name}.tar`);
}
