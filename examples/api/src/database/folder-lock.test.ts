import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder that a running process holds is refused in plain words', async () => {
  await writeFile(path.join(folder, 'process.lock'), String(process.ppid));
  await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.ppid}`);
});

test('one left behind by a crash is taken over, and given back', async () => {
  await writeFile(path.join(folder, 'process.lock'), '999999999');
  const lock = await lockFolder(folder);
  await lock.release();
  await (await lockFolder(folder)).release();
});
