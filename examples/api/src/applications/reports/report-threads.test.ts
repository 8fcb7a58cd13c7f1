// @module-tag rare
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeLoad } from '#testing/store-load.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let token: string;
const threads = new Set<Worker>();
let max = 0;
const watch = (thread: Worker) => {
  threads.add(thread);
  max = Math.max(max, threads.size);
  thread.once('exit', () => threads.delete(thread));
};

beforeAll(async () => {
  api = await startTestApi();
  await storeLoad(api.database.kysely, { applications: 4_000, titles: 0 });
  token = await api.signIn('admin');
  // The database may have a thread too, which has been started before.
  process.on('worker', watch);
});
afterAll(async () => {
  process.off('worker', watch);
  await api?.close();
});
beforeEach(() => {
  max = 0;
});

/** Waits for the next thread of a report. @returns the number of its answers, when it has ended */
async function nextThread(): Promise<{ readonly answers: Promise<number> }> {
  const [thread]: Worker[] = await once(process, 'worker');
  if (thread === undefined) throw new Error('No thread has started.');
  let count = 0;
  thread.on('message', () => {
    count += 1;
  });
  return { answers: once(thread, 'exit').then(() => count) };
}

let all: Promise<number> | undefined;

/** The number of answers for a whole report. */
function answersOfAll(): Promise<number> {
  all ??= (async () => {
    const thread = nextThread();
    await (await ask('PDF')).text();
    return (await thread).answers;
  })();
  return all;
}

const ask = (format: 'CSV' | 'PDF', headers = {}) =>
  api.app.request('/api/reports/graduated-applications', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ format }),
  });

test('of many simultaneous reports, two are made at once, and all arrive', async () => {
  const sizes = await Promise.all(
    Array.from({ length: 6 }, async () => (await (await ask('CSV')).text()).length),
  );
  expect(new Set(sizes).size).toBe(1);
  expect(max).toBe(2);
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'the thread of a client that leaves ends at once (%o)',
  async (headers) => {
    const next = nextThread();
    const reader = (await ask('PDF', headers)).body?.getReader();
    await reader?.read();
    // The thread has begun, and its client leaves.
    await next;
    await reader?.cancel();
    expect(await (await next).answers).toBeLessThan((await answersOfAll()) / 2);
  },
);

test('a report that cannot be recorded leaves no thread, and blocks no later report', async () => {
  const { kysely } = api.database;
  await sql`alter table audit_entries rename to audit_gone`.execute(kysely);
  const answers = await Promise.all([1, 2, 3].map(() => ask('PDF', { 'accept-encoding': 'gzip' })));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  await sql`alter table audit_gone rename to audit_entries`.execute(kysely);
  await expect.poll(() => threads.size).toBe(0);
  expect((await (await ask('CSV')).text()).endsWith('}')).toBe(true);
});
