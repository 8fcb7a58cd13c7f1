import { applicationAnswer, auditAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { changeAsOwner } from '#testing/databases/table-owner.ts';
import { dataOf, demoEntries, startTestApi, type TestApi } from '#testing/test-api.ts';
import { erasePersonal } from './erase-personal.ts';
import type { TrailMark } from './trail-mark.ts';
import { verifyAudit } from './verify-audit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Calls the API from an address, as a browser does. */
async function from(address: string, method: string, path: string, body?: unknown, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const env = { incoming: { socket: { remoteAddress: address } } };
  const response = await api.app.request(`/api${path}`, init, env);
  await response.text();
  return response;
}

async function entriesFrom(address: string) {
  const answer = await api.asAdmin('GET', '/audit?limit=500');
  const trail = dataOf(answer, v.array(auditAnswer));
  return trail.filter((entry) => entry.address === address).reverse();
}

describe('the audit trail records, with address and request id,', () => {
  test('failed sign-ins, without the entered name', async () => {
    const failed = await from('10.5.0.1', 'POST', '/auth/login', {
      identifier: 'admin',
      password: 'x',
    });
    const unknown = { identifier: 'mi contraseña', password: 'x' };
    await from('10.5.0.1', 'POST', '/auth/login', unknown);
    const entries = await entriesFrom('10.5.0.1');
    const [first, second] = entries;
    expect(entries.map(({ action }) => action)).toEqual(['sign-in-failed', 'sign-in-failed']);
    expect(first?.subject_id).toMatch(/^\d+$/);
    expect(second?.subject_id).toBe('unknown');
    expect(first?.request_id).toBe(failed.headers.get('x-request-id'));
    expect(JSON.stringify(entries)).not.toContain('contraseña');
  });

  test('sign-ins and sign-outs', async () => {
    const token = await api.signIn('registro');
    await from('10.5.0.2', 'POST', '/auth/logout', undefined, token);
    await from('10.5.0.2', 'POST', '/auth/logout', undefined, token);
    await from('10.5.0.2', 'POST', '/auth/login', {
      identifier: 'registro',
      password: demoPassword,
    });
    const entries = await entriesFrom('10.5.0.2');
    expect(entries.map(({ action }) => action)).toEqual(['signed-out', 'signed-in']);
  });

  test('reads of lists of people, and reports', async () => {
    const token = await api.signIn('admin');
    for (const path of ['/applications', '/titles', '/users', '/audit', '/careers']) {
      await from('10.5.0.3', 'GET', path, undefined, token);
    }
    await from('10.5.0.3', 'GET', '/applications', undefined, 'x'.repeat(43));
    await from('10.5.0.3', 'POST', '/reports/contact-list-applicants', { format: 'CSV' }, token);
    const entries = await entriesFrom('10.5.0.3');
    expect(entries.map(({ action, subject, subject_id }) => [action, subject, subject_id])).toEqual(
      [
        ['listed', 'applications', 'all'],
        ['listed', 'titles', 'all'],
        ['listed', 'users', 'all'],
        ['listed', 'audit', 'all'],
        ['exported', 'report', 'contact-list-applicants'],
      ],
    );
    expect(entries.at(-1)?.after).toEqual({ format: 'CSV' });
  });

  test('a change without effect that answered with personal data', async () => {
    const token = await api.signIn('admin');
    const list = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
    const row = list.find(({ status }) => status === 'CONFIRMADA');
    await from('10.5.0.4', 'PATCH', `/applications/${row?.id}/confirm`, {}, token);
    const [entry, ...others] = await entriesFrom('10.5.0.4');
    expect(others).toEqual([]);
    const subject_id = String(row?.id);
    expect(entry).toMatchObject({ action: 'read', subject: 'application', subject_id });
  });
});

/** The position of an entry of these tests, after those of the demo. */
const place = (position: number) => demoEntries + position;

describe('the chain', () => {
  let chained: TestApi;
  beforeAll(async () => {
    chained = await startTestApi();
    await chained.asAdmin('POST', '/faculties', { name: 'Uno' });
    await chained.asAdmin('POST', '/faculties', { name: 'Dos' });
  });
  afterAll(() => chained.close());

  const tamper = (change: ReturnType<typeof sql>) =>
    changeAsOwner(chained.database.kysely, (trx) => change.execute(trx), verifyAudit);

  test('is whole and ends with the last entry', async () => {
    const { kysely } = chained.database;
    const result = await verifyAudit(kysely);
    const { hash } = await kysely
      .selectFrom('audit_entries')
      .select('hash')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const entries = demoEntries + 3;
    const mark = { position: entries, hash };
    expect(result).toEqual({
      status: 'whole',
      entries,
      erased: 0,
      titles: 142,
      backdated: [],
      mark,
    });
  });

  test.each([
    [
      'another actor',
      sql`update audit_entries set actor_name = 'X' where position = ${place(2)}`,
      place(2),
    ],
    [
      'another moment',
      sql`update audit_entries set at = now() where position = ${place(1)}`,
      place(1),
    ],
    [
      'another content',
      sql`update audit_entries set after = '{"name":"X"}' where position = ${place(3)}`,
      place(3),
    ],
    ['an entry less', sql`delete from audit_entries where position = ${place(2)}`, place(2)],
    ['no last entry', sql`delete from audit_entries where position = ${place(3)}`, place(3)],
    [
      'partly erased',
      sql`update audit_entries set salt = null where position = ${place(2)}`,
      place(2),
    ],
  ])('breaks by %s', async (_, statement, position) => {
    expect(await tamper(statement)).toEqual({ status: 'broken', position });
  });

  test('allows no other change of an entry, and no partial erasure', async () => {
    const { kysely } = chained.database;
    const erased = { actor_name: '', address: null, before: null, after: null, salt: null };
    const change = (set: object) =>
      kysely.updateTable('audit_entries').set(set).where('position', '=', place(2)).execute();
    await expect(change({ ...erased, action: 'x' })).rejects.toThrow('append-only');
    await expect(change({ after: null })).rejects.toThrow('append-only');
    await expect(change({ position: null })).rejects.toThrow('append-only');
  });

  test('allows no erasure within five years, which would also break it', async () => {
    const { kysely } = chained.database;
    const erased = { actor_name: '', address: null, before: null, after: null, salt: null };
    const blank = kysely.updateTable('audit_entries').set(erased).where('position', '=', place(2));
    await expect(blank.execute()).rejects.toThrow('append-only');
    await expect(erasePersonal(kysely, new Date(), command)).rejects.toThrow('append-only');
    const blanked = sql`update audit_entries
      set actor_name = '', address = null, before = null, after = null, salt = null
      where position = ${place(2)}`;
    expect(await tamper(blanked)).toEqual({ status: 'erased-early', position: place(2) });
  });

  test('accepts no entry without a position', async () => {
    const { kysely } = chained.database;
    const entry = sql`insert into audit_entries (at, actor_name, action, subject, subject_id)
      overriding system value values (now(), 'X', 'listed', 'audit', 'all')`;
    await expect(entry.execute(kysely)).rejects.toThrow('older version');
    expect(await tamper(entry)).toMatchObject({ status: 'outside' });
  });

  test('contradicts a mark from before it was rewritten or cut', async () => {
    const { kysely } = chained.database;
    const { position, hash } = await endOf(kysely);
    const verify = (since: TrailMark) => verifyAudit(kysely, { since });
    expect(await verify({ position, hash })).toMatchObject({ status: 'whole' });
    expect(await verify({ position: 0, hash: '' })).toMatchObject({ status: 'whole' });
    expect(await verify({ position, hash: 'x' })).toEqual({ status: 'rewritten', position });
    expect(await verify({ position: position + 1, hash })).toEqual({ status: 'cut', position });
  });
});

const command = { actor: { id: null, name: 'command' }, at: new Date(), requestId: 'command' };

async function endOf(kysely: TestApi['database']['kysely']): Promise<TrailMark> {
  const end = await kysely.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  return { position: end.entries, hash: end.hash };
}
