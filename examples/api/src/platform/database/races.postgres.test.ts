import {
  applicationAnswer,
  applyAnswer,
  createdUserAnswer,
  titleAnswer,
  userAnswer,
} from 'birrete/contract';
import { personKey } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshPersonKeys } from '#site/refresh-person-keys.ts';
import { openCeremony } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTwoApis, type TestApi, type TwoApis } from '#testing/test-api.ts';
import { databaseFailure } from './database-failure.ts';
import type { Schema } from './schema.ts';

// PGlite has a single connection without races. These tests check the same guarantees on PostgreSQL.

let two: TwoApis;
const api = (index: number): TestApi => (index % 2 === 0 ? two.apis[0] : two.apis[1]);

beforeAll(async () => {
  two = await startTwoApis({ contents: 'blank', connections: 30 });
});
afterAll(() => two?.close());

test('processes that start simultaneously migrate and fill the database once', async () => {
  const list = dataOf(await api(0).asAdmin('GET', '/applications'), v.array(applicationAnswer));
  expect(list.filter(({ status }) => status === 'PENDIENTE')).toHaveLength(24);
  expect(dataOf(await api(1).asAdmin('GET', '/titles'), v.array(titleAnswer))).toHaveLength(142);
});

test('80 people who apply simultaneously get 80 codes without gap or duplicate', {
  tags: ['rare'],
}, async () => {
  const choices = await offeredChoices(api(0));
  const submit = (index: number) =>
    api(index).call('POST', '/public/apply', {
      ...samplePerson,
      ...choices,
      id_number: String(50_000_000 + index),
    });
  const first = dataOf(await submit(80), applyAnswer).application_code;
  const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => submit(index)));
  const numbers = answers
    .map((answer) => issuedNumber(dataOf(answer, applyAnswer).application_code))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(
    Array.from({ length: 80 }, (_, index) => issuedNumber(first) + 1 + index),
  );
});

test('20 simultaneous submissions of one person create one application and use one code', async () => {
  const choices = await offeredChoices(api(0));
  const submit = (index: number, id_number: string) =>
    api(index).call('POST', '/public/apply', { ...samplePerson, ...choices, id_number });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => submit(index, '70000001')),
  );
  const accepted = answers.filter(({ status }) => status === 201);
  expect(accepted).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const [one] = accepted.map((answer) => dataOf(answer, applyAnswer).application_code);
  const next = dataOf(await submit(0, '70000002'), applyAnswer).application_code;
  expect(issuedNumber(next)).toBe(issuedNumber(one ?? '') + 1);
});

test('10 simultaneous requests with the same idempotency key create one application', async () => {
  const body = { ...samplePerson, ...(await offeredChoices(api(0))), id_number: '70000003' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      api(index).call('POST', '/public/apply', body, { 'Idempotency-Key': 'race' }),
    ),
  );
  const codes = answers.map((answer) => dataOf(answer, applyAnswer).application_code);
  expect(new Set(codes).size).toBe(1);
});

test('a connection lost between two statements fails its request, not the process', async () => {
  const { kysely } = api(0).database;
  const cut = kysely.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(api(1).database.kysely);
    await trx.selectFrom('genders').select('id').execute();
  });
  const failure = await cut.then(() => undefined, databaseFailure);
  expect(failure?.status).toBe(503);
  expect((await api(0).call('GET', '/health')).status).toBe(200);
});

test('reads work while many changes wait for a locked row', { tags: ['rare'] }, async () => {
  const { career_id } = await offeredChoices(api(0));
  const ceremony_id = await openCeremony(api(0));
  const submit = (index: number) =>
    api(0).call('POST', '/public/apply', {
      ...samplePerson,
      ceremony_id,
      career_id,
      id_number: String(90_000_000 + index),
    });
  const { kysely } = api(1).database;
  const submitted = await kysely.transaction().execute(async (trx) => {
    await trx
      .selectFrom('ceremonies')
      .select('id')
      .where('id', '=', ceremony_id)
      .forUpdate()
      .execute();
    const waiting = Array.from({ length: 40 }, (_, index) => submit(index));
    await expect.poll(() => countWaiting(kysely)).toBe(api(0).database.maxConcurrentWrites);
    expect((await api(0).call('GET', '/public/ceremonies')).status).toBe(200);
    return waiting;
  });
  const answers = await Promise.all(submitted);
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
});

test('closing a ceremony while people apply refuses all later applications', async () => {
  const { career_id } = await offeredChoices(api(0));
  const ceremony_id = await openCeremony(api(0));
  const submit = (index: number) =>
    api(index).call('POST', '/public/apply', {
      ...samplePerson,
      ceremony_id,
      career_id,
      id_number: String(80_000_000 + index),
    });
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, (_, index) => submit(index))),
    api(1).asAdmin('POST', `/ceremonies/${ceremony_id}/complete`),
  ]);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await submit(99)).status).toBe(409);
});

test('of 20 changes of one application with the same version, one succeeds and is audited', async () => {
  const list = dataOf(await api(0).asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const row = list.find(({ status }) => status === 'PENDIENTE');
  const known = { 'If-Match': `"${row?.version}"` };
  const change = (index: number) => {
    const [verb, notes] = index % 2 === 0 ? ['confirm', null] : ['reject', `Motivo ${index}`];
    return api(index).asAdmin('PATCH', `/applications/${row?.id}/${verb}`, { notes }, known);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => change(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(19);
  const entries = await api(0)
    .database.kysely.selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', 'application')
    .where('subject_id', '=', String(row?.id))
    .where('action', 'in', ['confirmed', 'rejected'])
    .execute();
  expect(entries).toHaveLength(1);
});

test('of two administrators who delete each other, one remains', async () => {
  const rival = dataOf(
    await api(0).asAdmin('POST', '/users', {
      username: 'rival',
      email: 'rival@universidad.edu',
      full_name: 'Rival',
      role_id: 1,
    }),
    createdUserAnswer,
  );
  const token = await api(1).signInFirst('rival', rival.temporary_password);
  const users = dataOf(await api(0).asAdmin('GET', '/users'), v.array(userAnswer));
  const me = users.find(({ username }) => username === 'admin');
  await Promise.all([
    api(0).asAdmin('DELETE', `/users/${rival.id}`),
    api(1).call('DELETE', `/users/${me?.id}`, undefined, { authorization: `Bearer ${token}` }),
  ]);
  const left = await api(0)
    .database.kysely.selectFrom('users')
    .select('id')
    .where('role_id', '=', 1)
    .execute();
  expect(left).toHaveLength(1);
});

test('of two starts that give two applications the key of their person, the later one leaves its application', async () => {
  const [{ database }, { database: other }] = two.apis;
  const choices = await offeredChoices(api(0));
  const former = async (person_key: string) => {
    const body = {
      ...samplePerson,
      ...choices,
      identification_type: 'V',
      id_number: 'V 66.000.001',
    };
    const { id } = dataOf(await api(0).call('POST', '/public/apply', body), applyAnswer);
    const row = database.kysely.updateTable('applications').set({ person_key });
    await row.where('id', '=', id).execute();
    return id;
  };
  const ids = [await former('former:1'), await former('former:2')] as const;
  const key = personKey('V', '66000001');
  const refreshed = await database.kysely.transaction().execute(async (trx) => {
    const second = trx.updateTable('applications').set({ person_key: key });
    await second.where('id', '=', ids[1]).execute();
    const refresh = refreshPersonKeys(other.kysely);
    await expect.poll(() => countWaiting(database.kysely)).toBe(1);
    return { refresh };
  });
  await refreshed.refresh;
  const keys = database.kysely.selectFrom('applications').select('person_key');
  expect(await keys.where('id', 'in', ids).orderBy('id').execute()).toEqual([
    { person_key: 'former:1' },
    { person_key: key },
  ]);
});

/** Counts the connections that wait for a lock. Runs outside of a transaction, which would repeat its first result. */
async function countWaiting(kysely: Kysely<Schema>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(kysely);
  return rows[0]?.count;
}

function issuedNumber(code: string): number {
  return Number(code.split('-')[2]);
}
