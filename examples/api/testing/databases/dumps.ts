import { existsSync, openAsBlob, readFileSync, watch } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { memoryStart } from '#platform/database/embedded/durable-files.ts';
import { migrate } from '#platform/database/migrate.ts';
import { parsers } from '#platform/database/parsers.ts';
import type { Schema } from '#platform/database/schema.ts';
import { readPgliteVersion } from './compiled-pglite.ts';
import type { Contents } from './test-database.ts';

/** Files from which PGlite starts ten times as fast as without. */
export interface Dumps {
  /** Of the whole test run. */
  readonly folder: string;
  /** Stores the demo university. */
  readonly seed: (kysely: Kysely<Schema>) => Promise<unknown>;
}

const repository = path.resolve(import.meta.dirname, '../../../..');

let written: Promise<void> | undefined;

/** Returns the file with these contents. The first call of a run writes all of them. */
export async function dumpOf(dumps: Dumps, contents: Contents): Promise<string> {
  written ??= prepareDumps(dumps);
  await written;
  return fileOf(dumps, contents);
}

/** Writes the dumps, or waits for the other process that began first: until it has written them, or has failed. */
export async function prepareDumps(dumps: Dumps): Promise<void> {
  if (existsSync(fileOf(dumps, 'seeded'))) return;
  try {
    await mkdir(path.join(dumps.folder, 'begun'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return wait(dumps);
    throw error;
  }
  try {
    await writeDumps(dumps);
  } catch (error) {
    const part = `${failureOf(dumps)}-part`;
    await writeFile(part, error instanceof Error ? (error.stack ?? error.message) : String(error));
    await rename(part, failureOf(dumps));
    throw error;
  }
}

function wait(dumps: Dumps): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (existsSync(fileOf(dumps, 'seeded'))) resolve();
      else if (existsSync(failureOf(dumps)))
        reject(new Error(readFileSync(failureOf(dumps), 'utf8')));
      else return;
      watcher.close();
    };
    const watcher = watch(dumps.folder, check);
    check();
  });
}

/** Writes the dumps of a new database, of the current tables, and of these with the demo university. */
export async function writeDumps(dumps: Dumps): Promise<void> {
  const [blank, migrated] = [fileOf(dumps, 'blank'), fileOf(dumps, 'migrated')];
  await copyFile(await findBlank(), blank);
  await writeDump(migrated, { from: blank, change: migrate });
  await writeDump(fileOf(dumps, 'seeded'), { from: migrated, change: dumps.seed });
}

/**
 * Returns the dump of a new database. It stays in the cache for later runs, because PGlite computes for ten seconds to
 * make it.
 */
export async function findBlank(): Promise<string> {
  const folder = path.join(repository, '.cache/embedded');
  const file = path.join(folder, `blank-${await readPgliteVersion()}.tar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  await writeDump(file);
  return file;
}

/** A database in memory that is dumped when it has shut down: from other dumps, PostgreSQL would have to recover. */
class DumpedFiles extends MemoryFS {
  dump: Blob | undefined;

  override async closeFs(): Promise<void> {
    this.dump = await this.dumpTar('database', 'none');
    await super.closeFs();
  }
}

interface DumpSource {
  /** Another dump. */
  readonly from: string;
  readonly change: (kysely: Kysely<Schema>) => Promise<unknown>;
}

/** Writes the dump of a new database, or of another dump after a change. */
async function writeDump(file: string, source?: DumpSource): Promise<void> {
  const fs = new DumpedFiles();
  const options = { fs, parsers, startParams: memoryStart };
  const pglite = await PGlite.create(
    source === undefined ? options : { ...options, loadDataDir: await openAsBlob(source.from) },
  );
  await source?.change(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }));
  await pglite.close();
  if (fs.dump === undefined) throw new Error('PGlite has closed no files.');
  // Another process may be waiting for the file, or writing it.
  const part = `${file}-${process.pid}`;
  await writeFile(part, Buffer.from(await fs.dump.arrayBuffer()));
  await rename(part, file);
}

/** Says why the process that began first has failed, for those that wait for it. */
function failureOf({ folder }: Pick<Dumps, 'folder'>): string {
  return path.join(folder, 'failed.txt');
}

function fileOf({ folder }: Pick<Dumps, 'folder'>, name: string): string {
  return path.join(folder, `${name}.tar`);
}
