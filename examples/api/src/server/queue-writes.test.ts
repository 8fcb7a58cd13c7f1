import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { queueWrites } from './queue-writes.ts';

test('while a change waits, reads and the HEAD of a monitor are answered', {
  timeout: 10_000,
}, async () => {
  const app = new Hono<ApiEnv>();
  app.use(queueWrites(1));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/', (c) => c.text('read'));
  app.post('/', async (c) => {
    await released;
    return c.text('changed');
  });
  const change = app.request('/', { method: 'POST' });
  for (const method of ['GET', 'HEAD']) {
    expect((await app.request('/', { method })).status).toBe(200);
  }
  release();
  expect((await change).status).toBe(200);
});
