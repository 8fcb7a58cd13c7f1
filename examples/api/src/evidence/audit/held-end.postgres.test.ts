// @module-tag rare
import { auditAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Schema } from '#platform/database/schema.ts';
import { dataOf, startTwoApis, type TwoApis } from '#testing/test-api.ts';
import { chainWaiting, keepChaining } from './chain-waiting.ts';
import { verifyAudit } from './verify-audit.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

/** Holds the end of the chain, like an administrator's psql, while some work is done. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const { kysely } = two.apis[1].database;
  return kysely.transaction().execute(async (trx) => {
    await sql`update audit_head set entries = entries`.execute(trx);
    return work();
  });
}

async function countWaiting(kysely: Kysely<Schema>): Promise<number> {
  const { waiting } = await kysely
    .selectFrom('audit_waiting')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

test('while the end of the audit trail is locked, reads, sign-ins and health checks work', async () => {
  const [api] = two.apis;
  const { kysely } = api.database;
  await api.asAdmin('GET', '/users');
  const held = await whileHeld(async () => {
    const lists = Array.from({ length: 12 }, () => api.asAdmin('GET', '/applications'));
    const [health, genders, ceremonies, signIn, change] = await Promise.all([
      api.call('GET', '/health'),
      api.call('GET', '/genders'),
      api.call('GET', '/public/ceremonies'),
      api.call('POST', '/auth/login', { identifier: 'admin', password: 'wrong' }),
      api.asAdmin('POST', '/faculties', { name: 'Facultad de espera' }),
    ]);
    const answers = await Promise.all(lists);
    return {
      statuses: [health, genders, ceremonies, signIn, change].map(({ status }) => status),
      lists: answers.map(({ status }) => status),
      token: await api.signIn('admin'),
      waiting: await countWaiting(kysely),
    };
  });
  expect(held.statuses).toEqual([200, 200, 200, 401, 503]);
  expect(held.lists).toEqual(Array(12).fill(200));
  expect(held.token).toMatch(/.{40}/);
  // Each list and each sign-in has its entry on disk, before its response.
  expect(held.waiting).toBe(14);
});

test('the entries that waited are added to the chain, once', async () => {
  const [first, second] = two.apis;
  const { kysely } = first.database;
  const log = pino({ level: 'silent' });
  await Promise.all([chainWaiting(kysely, log), chainWaiting(second.database.kysely, log)]);
  expect(await countWaiting(kysely)).toBe(0);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const trail = dataOf(await first.asAdmin('GET', '/audit'), v.array(auditAnswer));
  const actions = trail.slice(0, 14).map(({ action }) => action);
  expect(actions.filter((action) => action === 'listed')).toHaveLength(12);
  expect(actions).toContain('signed-in');
  expect(actions).toContain('sign-in-failed');
});

test('a list of people without an entry is not sent', async () => {
  const [api] = two.apis;
  const { kysely } = api.database;
  await sql`alter table audit_waiting rename to audit_gone`.execute(kysely);
  const answer = await whileHeld(() => api.asAdmin('GET', '/applications'));
  await sql`alter table audit_gone rename to audit_waiting`.execute(kysely);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain('application_code');
});

test('the log names the reason for which entries wait, without the message of the database', async () => {
  const { kysely } = two.apis[0].database;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  await sql`alter table audit_waiting rename to audit_gone`.execute(kysely);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = keepChaining(kysely, log);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await stop();
  await sql`alter table audit_gone rename to audit_waiting`.execute(kysely);
  const [line = '{}'] = lines;
  // An undefined table.
  expect(JSON.parse(line)).toMatchObject({ error: 'error', sqlState: '42P01' });
  expect(line).not.toContain('audit_waiting');
});
