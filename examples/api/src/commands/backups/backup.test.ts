// @module-tag rare
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { connectDatabase } from '#platform/database/open.ts';
import { prepareFolder } from '#testing/databases/embedded-databases.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads all lists as an administrator. */
async function readAll(api: TestApi): Promise<unknown[]> {
  const paths = [
    'applications',
    'titles',
    'title-entries',
    'ceremonies',
    'careers',
    'degree-titles',
    'users',
  ];
  const answers = await Promise.all(paths.map((name) => api.asAdmin('GET', `/${name}`)));
  return answers.map(({ body }) => body);
}

/** Has the demo's first title replaced by another one. */
async function rectifyTitle(api: TestApi): Promise<void> {
  const answer = await api.asAdmin('POST', '/titles/1/rectification', {
    resolution_number: 'CU-1',
    resolution_date: '2026-06-01',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Error material',
    first_name: 'Ana',
    last_name: 'Ñáñez',
    id_number: '11.111.111',
    degree_title: 'Licenciada',
  });
  expect(answer.status).toBe(201);
}

async function apply(api: TestApi, id_number: string) {
  const body = { ...samplePerson, id_number, ...(await offeredChoices(api)) };
  const { id, application_code } = dataOf(
    await api.call('POST', '/public/apply', body),
    applyAnswer,
  );
  return { id, number: Number(application_code.split('-')[2]) };
}

test('a backup restores a destroyed folder completely', {
  timeout: 180_000,
}, async () => {
  const dataDir = path.join(folder, 'data');
  const file = path.join(folder, 'backup.gz');
  await prepareFolder(dataDir, 'seeded');
  const before = await startTestApi({ dataDir });
  const last = await apply(before, '31.000.001');
  await rectifyTitle(before);
  const lists = await readAll(before);
  await writeBackup(before.database.kysely, file);
  await before.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await rm(dataDir, { recursive: true });
  await prepareFolder(dataDir, 'blank');
  const { kysely, close } = await connectDatabase({ dataDir });
  await restoreBackup(kysely, file);
  await close();

  const after = await startTestApi({ dataDir });
  expect(await readAll(after)).toEqual(lists);
  expect(await verifyAudit(after.database.kysely)).toMatchObject({ status: 'whole' });
  expect(await apply(after, '31.000.002')).toEqual({ id: last.id + 1, number: last.number + 1 });
  await expect(sql`delete from audit_entries`.execute(after.database.kysely)).rejects.toThrow(
    'append-only',
  );
  await after.close();
});
