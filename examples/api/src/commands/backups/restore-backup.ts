import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import type { PersonChange } from '#people/person-changes.ts';
import { type Reapplied, reapplyChanges } from '#people/reapply-changes.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Schema } from '#platform/database/schema.ts';
import { type BackupEnd, type BackupHeader, backupEnd, backupHeader } from './backup-contents.ts';
import { decrypt } from './encryption.ts';
import { createSeal, type Seal } from './seal.ts';

/** The time at which the backup was made, its number of rows in total and by table, and the kind of its seal. */
export interface Restored {
  readonly at: string;
  readonly rows: number;
  readonly tables: Readonly<Record<string, number>>;
  readonly seal: BackupHeader['seal'];
  /** People who were erased or blocked after the backup was made, or whose erasure it contains. */
  readonly reapplied: Reapplied;
}

export interface RestoreOptions {
  /** Erasures and blocks that the backup may lack. */
  readonly noted?: readonly PersonChange[];
  /** The key with which the backup was encrypted and sealed. */
  readonly key?: string | undefined;
  /** The key of the hashes of erased and blocked people. */
  readonly hashKey?: string | undefined;
  /** Runs in the same transaction, after the rows were restored and migrated. */
  readonly afterwards?: (trx: Kysely<Schema>, restored: Restored) => Promise<void>;
}

/**
 * Restores a backup into a database without tables: migrates it to the backup's schema, inserts the rows, and migrates it
 * to the newest schema. Erasures and blocks are applied again. It is one transaction, so that a truncated or invalid file,
 * and an interruption, restore nothing.
 * @throws Error with a clear message if the database has tables or the backup can't be read.
 */
export async function restoreBackup(
  kysely: Kysely<Schema>,
  file: string,
  { noted = [], key, hashKey, afterwards }: RestoreOptions = {},
): Promise<Restored> {
  const restored = await kysely.transaction().execute(async (whole) => {
    await refuseTables(whole);
    let result: Omit<Restored, 'reapplied'> | undefined;
    await pipeline(
      createReadStream(file),
      (bytes: AsyncIterable<Buffer>) => decrypt(bytes, key),
      createGunzip(),
      async (bytes: AsyncIterable<Buffer>) => {
        result = await restoreLines(whole, splitLines(bytes), key);
      },
    ).catch(refuseDamaged);
    if (result === undefined) throw new Error('The backup is empty.');
    const audit = commandAudit('restore command', new Date());
    const complete = { ...result, reapplied: await reapplyChanges(whole, noted, audit, hashKey) };
    await afterwards?.(whole, complete);
    return complete;
  });
  await sql`analyze`.execute(kysely);
  return restored;
}

async function refuseTables(kysely: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace limit 1`.execute(kysely);
  if (rows.length === 0) return;
  throw new Error(
    'A backup is restored into an empty database alone: create another one, or name a folder that does not exist.',
  );
}

/** Replaces zlib's messages for a truncated or changed file by a clearer one. */
function refuseDamaged(error: unknown): never {
  const isZlib = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
  if (!isZlib) throw error;
  throw new Error('The file is no backup, or it is damaged. Nothing was restored.', {
    cause: error,
  });
}

async function restoreLines(
  kysely: Kysely<Schema>,
  lines: AsyncGenerator<string>,
  key: string | undefined,
): Promise<Omit<Restored, 'reapplied'>> {
  const first = await lines.next();
  if (first.done) throw new Error('The backup is empty.');
  const header = v.parse(backupHeader, JSON.parse(first.value));
  const seal = sealFor(header, key);
  seal?.add(first.value);
  await migrate(kysely, header.migration);
  await empty(kysely, header.tables);
  const tables: Record<string, number> = {};
  let end: BackupEnd | undefined;
  for await (const line of lines) {
    if (line.startsWith('{')) {
      end = v.parse(backupEnd, JSON.parse(line));
      continue;
    }
    seal?.add(line);
    const { table, rows } = await insertLine(kysely, line);
    tables[table] = (tables[table] ?? 0) + rows;
  }
  checkEnd(seal, end, tables);
  await finish(kysely, header);
  await migrate(kysely);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return { at: header.at, rows, tables, seal: header.seal };
}

/** Deletes the rows that migrations have inserted, and disables triggers, which refuse to restore the audit trail. */
async function empty(kysely: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(kysely);
    await sql`delete from ${sql.table(table)}`.execute(kysely);
  }
}

async function insertLine(
  kysely: Kysely<Schema>,
  line: string,
): Promise<{ table: string; rows: number }> {
  const end = line.indexOf(' ');
  const name = line.slice(0, end);
  const table = sql.table(name);
  const { numAffectedRows = 0n } = await sql`
    insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${line.slice(end + 1)}::json)`.execute(
    kysely,
  );
  return { table: name, rows: Number(numAffectedRows) };
}

async function finish(kysely: Kysely<Schema>, { tables, identities }: BackupHeader): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(kysely);
  }
  for (const { table, column, last } of identities) {
    if (last === null) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(kysely);
  }
}

/** Splits text at line feeds only, because names may contain Unicode's line separators. */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let incomplete = '';
  for await (const chunk of bytes) {
    const lines = (incomplete + decoder.decode(chunk, { stream: true })).split('\n');
    incomplete = lines.pop() ?? '';
    yield* lines;
  }
  if (incomplete !== '') throw new Error('The backup ends within a line.');
}

/** Creates the seal with which the lines of a backup are compared. @throws Error if the backup has a weaker one */
function sealFor({ seal }: BackupHeader, key: string | undefined): Seal | undefined {
  if (seal === 'hmac-sha256' && key === undefined) {
    throw new Error('The backup is sealed with a key: set BIRRETE_BACKUP_KEY.');
  }
  if (seal !== 'hmac-sha256' && key !== undefined) {
    throw new Error(
      'The backup is not sealed with the key. If you trust the file, restore it with BIRRETE_BACKUP_KEY=none.',
    );
  }
  return seal === undefined ? undefined : createSeal(key);
}

/** Compares the restored lines with the end of the backup. A backup of an older version has neither. */
function checkEnd(
  seal: Seal | undefined,
  end: BackupEnd | undefined,
  rows: Readonly<Record<string, number>>,
): void {
  if (seal === undefined) return;
  const isWhole =
    end !== undefined &&
    end.seal === seal.text() &&
    Object.entries(end.rows).every(([table, count]) => (rows[table] ?? 0) === count);
  if (!isWhole) {
    throw new Error('The backup was changed, or it is damaged. Nothing was restored.');
  }
}
