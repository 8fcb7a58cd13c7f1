// @module-tag rare
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './site/start-site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-npm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a signal to npm start stops the server gracefully, and the next one opens the same data', async () => {
  const data = { BIRRETE_DATA: folder, PORT: '0', HOST: '127.0.0.1' };
  // Without the build in `prestart`, which has already run.
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    env: { ...process.env, ...data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes('http://127.0.0.1:')) break;
  }
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;

  const next = await startSite(data);
  expect(await next.stop()).toBe(0);
});
