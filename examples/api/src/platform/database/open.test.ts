// @module-tag rare
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder } from '#testing/databases/embedded-databases.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi } from '#testing/test-api.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'birrete-'));
  await prepareFolder(dataDir, 'migrated');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('an application survives a restart, and demo data are not stored twice', async () => {
  const first = await startTestApi({ dataDir });
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(first.database.kysely);
  expect(rows).toEqual([{ fsync: 'on' }]);
  const body = { ...samplePerson, ...(await offeredChoices(first)) };
  const { application_code } = dataOf(await first.call('POST', '/public/apply', body), applyAnswer);
  await first.close();

  const second = await startTestApi({ dataDir });
  expect((await second.call('GET', `/public/status/${application_code}`)).status).toBe(200);
  const faculties = await second.database.kysely.selectFrom('faculties').selectAll().execute();
  expect(new Set(faculties.map(({ name }) => name)).size).toBe(faculties.length);
  await second.close();
});
