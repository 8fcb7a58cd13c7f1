// @module-tag rare
import { auditAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeVerification } from '#commands/describe-verification.ts';
import type { Schema } from '#platform/database/schema.ts';
import { defaultSettings } from '#platform/settings/settings.ts';
import { dataOf, startTwoApis, type TwoApis } from '#testing/test-api.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify/verify-audit.ts';
import { chainWaiting, keepChaining } from './waiting/chain-waiting.ts';

const { trailKey: key } = defaultSettings;

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
  await Promise.all([
    chainWaiting(kysely, { log, key }),
    chainWaiting(second.database.kysely, { log, key }),
  ]);
  expect(await countWaiting(kysely)).toBe(0);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const trail = dataOf(await first.asAdmin('GET', '/audit'), v.array(auditAnswer));
  const actions = trail.slice(0, 14).map(({ action }) => action);
  expect(actions.filter((action) => action === 'listed')).toHaveLength(12);
  expect(actions).toContain('signed-in');
  expect(actions).toContain('sign-in-failed');
});

test('an entry that somebody inserts by SQL, or changes while it waits, is reported and never chained', async () => {
  const [api] = two.apis;
  const { kysely } = api.database;
  await whileHeld(() => api.asAdmin('GET', '/users'));
  await sql`update audit_waiting set actor_name = 'Otra'`.execute(kysely);
  const insert = (mac: string | null) =>
    sql`insert into audit_waiting (at, actor_name, action, subject, subject_id, request_id, mac)
      values (now() - interval '20 days', 'Mariela', 'confirmed', 'application', '1', 'x', ${mac})`.execute(
      kysely,
    );
  await expect(insert(null)).rejects.toMatchObject({ code: '57P03' });
  await insert('x');
  // A row of the site behind the forged ones is chained.
  await whileHeld(() => api.asAdmin('GET', '/applications'));
  const forged = await chainWaiting(kysely, { log: pino({ level: 'silent' }), key });
  expect(forged).toHaveLength(2);
  expect(await countWaiting(kysely)).toBe(2);
  expect(await verifyAudit(kysely, { key })).toEqual({ status: 'waiting-forged', ids: forged });
  const trail = dataOf(await api.asAdmin('GET', '/audit'), v.array(auditAnswer));
  expect(trail.map(({ actor_name }) => actor_name)).not.toContain('Mariela');
  await sql`delete from audit_waiting`.execute(kysely);
});

test('--verify names an entry that is earlier than the ones before it', async () => {
  const { kysely } = two.apis[0].database;
  const audit = { actor: { id: 1, name: 'Ana' }, at: new Date(0), requestId: 'x' };
  const event = { action: 'listed', subject: 'users', subjectId: 'all' };
  await recordAudit(kysely, audit, event);
  const result = await verifyAudit(kysely);
  expect(result).toMatchObject({ status: 'whole', backdated: [expect.any(Number)] });
  expect(await describeVerification(kysely)).toMatch(/Atención: 1 entrada lleva una hora anterior/);
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
  const stop = keepChaining(kysely, { log, key });
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await stop();
  await sql`alter table audit_gone rename to audit_waiting`.execute(kysely);
  const [line = '{}'] = lines;
  // An undefined table.
  expect(JSON.parse(line)).toMatchObject({ error: 'error', sqlState: '42P01' });
  expect(line).not.toContain('audit_waiting');
});
