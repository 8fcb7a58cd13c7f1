// @module-tag rare
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { titleAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { startApiProcess } from '#testing/api-process.ts';
import { prepareFolder } from '#testing/databases/embedded-databases.ts';
import { dataOf, refusal, startTestApi } from '#testing/test-api.ts';

test('calls to an embedded database that has ended answer 503', async () => {
  const started = new Promise<Worker>((found) => process.once('worker', found));
  const api = await startTestApi({ inMemory: true });
  const thread = await started;
  const running = api.call('GET', '/genders');
  await thread.terminate();
  const statuses = [(await running).status, (await api.call('GET', '/genders')).status];
  expect(statuses[1]).toBe(503);
  expect([200, 503]).toContain(statuses[0]);
  expect((await api.database.lost).message).toBe('The thread has ended.');
});

test('a database that is read-only answers verifications, and sign-ins with 503 and the cause', async () => {
  const api = await startTestApi({ inMemory: true });
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const { kysely } = api.database;
  await sql`set default_transaction_read_only = on`.execute(kysely);
  try {
    const code = titles[0]?.verification_code ?? '';
    expect((await api.call('GET', `/public/verification/${code}`)).status).toBe(200);
    const access = { identifier: demoAdministrator, password: demoPassword };
    const answer = await api.call('POST', '/auth/login', access);
    expect(refusal(answer)).toEqual([503, expect.stringContaining('solo admite lecturas')]);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(refusal(await api.asAdmin('POST', '/faculties', { name: 'Artes' }))[0]).toBe(503);
  } finally {
    await sql`set default_transaction_read_only = off`.execute(kysely);
    await api.close();
  }
});

/** Ends the database's thread when the process receives SIGUSR2. */
const killer = `data:text/javascript,process.on('worker', (thread) => {
  process.on('SIGUSR2', () => thread.terminate());
});`;

test('a process whose embedded database has ended logs it, and ends with 1', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'birrete-lost-'));
  await prepareFolder(folder, 'migrated');
  const env = { BIRRETE_DATA: folder, BIRRETE_DEMO: '0' };
  const { child, printed } = await startApiProcess(env, ['--import', killer]);
  const ended = once(child, 'exit');
  child.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(printed()).toContain('the embedded database has ended');
  await rm(folder, { recursive: true, force: true });
});
