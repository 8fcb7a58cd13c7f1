// @module-tag rare
import { fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareFolder } from '#testing/databases/embedded-databases.ts';
import { DurableFiles, durableStart } from './durable-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-durable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('each commit is written to disk before it is answered', async () => {
  let synced = 0;
  await prepareFolder(folder, 'blank');
  const fs = new DurableFiles(path.join(folder, 'database'), (descriptor) => {
    fsyncSync(descriptor);
    synced += 1;
  });
  const database = await PGlite.create({ fs, startParams: durableStart });
  await database.query('create table kept (id integer)');
  const before = synced;
  for (let id = 0; id < 20; id += 1) await database.query('insert into kept values ($1)', [id]);
  expect(synced - before).toBeGreaterThanOrEqual(20);
  await database.close();
});
