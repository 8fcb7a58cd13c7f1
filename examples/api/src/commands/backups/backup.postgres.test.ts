// @module-tag rare
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { migrate } from '#platform/database/migrate.ts';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { connectBlank } from '#testing/databases/embedded-databases.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { startTestApi } from '#testing/test-api.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
const created: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-backup-'));
});
afterAll(async () => {
  for (const { drop } of created) await drop();
  await rm(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);

async function connected<T>(databaseUrl: string, work: (kysely: Kysely<Schema>) => Promise<T>) {
  const { kysely, close } = await connectDatabase({ databaseUrl });
  return work(kysely).finally(close);
}

async function createBlank(): Promise<string> {
  const database = await createTestDatabase('blank');
  created.push(database);
  return database.url;
}

/** Restores the backup of the writes. Each change is an entry of the chain, which a missing row would break. */
async function restoreWhole(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await restoreBackup(kysely, at('source.gz'));
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  await expect(sql`delete from audit_entries`.execute(kysely)).rejects.toThrow('append-only');
  return rows;
}

test('a backup during writes is consistent', async () => {
  const databaseUrl = await createBlank();
  const api = await startTestApi({ databaseUrl });
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      await api.asAdmin('POST', '/faculties', { name: `Facultad ${writer}-${count}` });
    }
  };
  const writing = [1, 2, 3].map(write);
  const { rows } = await connected(databaseUrl, (kysely) => writeBackup(kysely, at('source.gz')));
  isOver = true;
  await Promise.all(writing);
  await api.close();

  expect((await stat(at('source.gz'))).mode & 0o777).toBe(0o600);
  const other = await createBlank();
  expect(await connected(other, restoreWhole)).toBe(rows);
  const restored = await startTestApi({ databaseUrl: other });
  expect((await restored.asAdmin('GET', '/applications')).status).toBe(200);
  await restored.close();
});

test('a backup of PostgreSQL can be restored into the embedded database', {
  tags: ['rare'],
}, async () => {
  const { kysely, close } = await connectBlank();
  expect(await restoreWhole(kysely)).toBeGreaterThan(100);
  await close();
});

test('existing files and databases with tables are not overwritten', async () => {
  await connected(await createBlank(), async (kysely) => {
    await migrate(kysely);
    await writeBackup(kysely, at('kept.gz'));
    await expect(writeBackup(kysely, at('kept.gz'))).rejects.toThrow('already');
    await expect(restoreBackup(kysely, at('kept.gz'))).rejects.toThrow('empty database');
  });
});

test('a truncated or invalid backup restores nothing', async () => {
  await connected(await createBlank(), async (kysely) => {
    const bytes = await readFile(at('source.gz'));
    await writeFile(at('cut.gz'), bytes.subarray(0, bytes.length - 200));
    await writeFile(at('photo.gz'), 'a photo');
    await expect(restoreBackup(kysely, at('cut.gz'))).rejects.toThrow('damaged');
    await expect(restoreBackup(kysely, at('photo.gz'))).rejects.toThrow('no backup');
    expect((await restoreBackup(kysely, at('source.gz'))).rows).toBeGreaterThan(100);
  });
});

test('a backup of an older version is migrated to the newest schema', async () => {
  await connected(await createBlank(), async (kysely) => {
    await migrate(kysely, '0004-one-time-passwords');
    await sql`insert into faculties (name, name_key) values ('Ingeniería', 'ingenieria')`.execute(
      kysely,
    );
    expect(await writeBackup(kysely, at('older.gz'))).toMatchObject({
      migration: '0004-one-time-passwords',
    });
  });
  await connected(await createBlank(), async (kysely) => {
    await restoreBackup(kysely, at('older.gz'));
    const { rows } = await sql`select name, version from faculties`.execute(kysely);
    expect(rows).toEqual([{ name: 'Ingeniería', version: 1 }]);
  });
});

test('data of a newer version are refused with a clear message', async () => {
  await connected(await createBlank(), async (kysely) => {
    await migrate(kysely);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', ${new Date().toISOString()})`.execute(kysely);
    await expect(migrate(kysely)).rejects.toThrow('newer version (9999-later)');
    await writeBackup(kysely, at('newer.gz'));
  });
  await connected(await createBlank(), (kysely) =>
    expect(restoreBackup(kysely, at('newer.gz'))).rejects.toThrow('newer version'),
  );
});

test('texts keep every character, wherever the chunks of the file end', async () => {
  const name = 'Ñáñez\u2028"\\\n𝒜 ｆ'.repeat(5_000);
  await connected(await createBlank(), async (kysely) => {
    await migrate(kysely);
    await sql`insert into ceremonies (name, ceremony_date, ceremony_location, record_initial,
      assigned_initial, folio_initial, created_at)
      values (${name}, '2026-07-24', 'Aula Magna', '1', '1', '1', now())`.execute(kysely);
    await writeBackup(kysely, at('odd.gz'));
  });
  // Another compression level splits the text at other positions.
  await writeFile(at('again.gz'), gzipSync(gunzipSync(await readFile(at('odd.gz'))), { level: 0 }));
  await connected(await createBlank(), async (kysely) => {
    await restoreBackup(kysely, at('again.gz'));
    expect((await sql`select name from ceremonies`.execute(kysely)).rows).toEqual([{ name }]);
  });
});
