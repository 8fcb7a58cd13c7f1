// @module-tag rare
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedData, type SiteData } from './site/site-data.ts';
import { startSite } from './site/start-site.ts';

let stored: SiteData;
beforeAll(async () => {
  stored = await embeddedData();
});
afterAll(() => stored?.remove());

test('a signal to npm start stops the server gracefully, and the next one opens the same data', async () => {
  const data = { ...stored.env, PORT: '0', HOST: '127.0.0.1' };
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
