import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { readExecuted } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.ts';
import {
  type BackupEnd,
  type BackupHeader,
  readIdentities,
  readTables,
} from './backup-contents.ts';
import { encrypt } from './encryption.ts';
import { createSeal, type Seal } from './seal.ts';

/** The number of rows in a backup, in total and by table, and its last migration. */
export interface Written {
  rows: number;
  tables: Record<string, number>;
  migration: string;
}

const rowsPerLine = 500;

/**
 * Writes a consistent snapshot of all rows to a file: compressed text with a line per few hundred rows, which begins with
 * the table's name. Both kinds of database can read it. Concurrent changes continue and are not included.
 *
 * The file gets its name when it is completely on disk, and only its owner can read it. Its last line has a seal: a hash
 * of all other lines. With a key, the seal has it too, and the file is encrypted.
 * @throws Error if the file exists.
 */
export async function writeBackup(
  kysely: Kysely<Schema>,
  file: string,
  key?: string,
): Promise<Written> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`);
  const part = `${file}.${process.pid}.part`;
  const written: Written = { rows: 0, tables: {}, migration: '' };
  const seal = createSeal(key);
  try {
    await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) =>
        pipeline(
          sealed(backupLines(snapshot, written, seal.kind), seal, written),
          createGzip(),
          (bytes: AsyncIterable<Buffer>) => (key === undefined ? bytes : encrypt(bytes, key)),
          createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      );
    await rename(part, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return written;
}

/** Writes the entry of a renamed file to disk. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

async function* sealed(
  lines: AsyncGenerator<string>,
  seal: Seal,
  written: Written,
): AsyncGenerator<string> {
  for await (const line of lines) {
    seal.add(line);
    yield `${line}\n`;
  }
  const end: BackupEnd = { rows: written.tables, seal: seal.text() };
  yield `${JSON.stringify(end)}\n`;
}

async function* backupLines(
  snapshot: Kysely<Schema>,
  written: Written,
  seal: Seal['kind'],
): AsyncGenerator<string> {
  const tables = await readTables(snapshot);
  const migration = (await readExecuted(snapshot)).at(-1);
  if (migration === undefined)
    throw new Error('The database is empty: there is nothing to back up.');
  written.migration = migration;
  const identities = await readIdentities(snapshot);
  const at = new Date().toISOString();
  const header: BackupHeader = { kind: 'birrete-backup', at, migration, tables, seal, identities };
  yield JSON.stringify(header);
  for (const table of tables) {
    written.tables[table] = 0;
    for await (const rows of readRows(snapshot, table)) {
      written.rows += rows.length;
      written.tables[table] += rows.length;
      yield `${table} [${rows.join()}]`;
    }
  }
}

/** Reads the rows as JSON that PostgreSQL writes, so that each value can be restored to its column's type. */
async function* readRows(snapshot: Kysely<Schema>, table: string): AsyncGenerator<string[]> {
  // From the first row of the table: a title is restored before the one that replaces it.
  await sql`set local synchronize_seqscans = off`.execute(snapshot);
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(${sql.ref(table)})::text as json from ${sql.table(table)}`.execute(snapshot);
  for (;;) {
    const { rows } = await sql<{ json: string }>`
      fetch ${sql.lit(rowsPerLine)} from backup_rows`.execute(snapshot);
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < rowsPerLine) break;
  }
  await sql`close backup_rows`.execute(snapshot);
}
