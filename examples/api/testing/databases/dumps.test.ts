// @module-tag rare
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDumps } from './dumps.ts';

test('processes that wait for the dumps fail with the error of the one that writes them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dumps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const seed = () => Promise.reject(new Error('The demo university has no careers.'));
  const results = await Promise.allSettled([
    prepareDumps({ folder, seed }),
    prepareDumps({ folder, seed }),
  ]);
  for (const result of results) {
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('The demo university has no careers.') },
    });
  }
});
