import {
  applicationAnswer,
  auditAnswer,
  type CallId,
  callPaths,
  calls,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findReadings } from '#people/find-readings.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { changeAsOwner } from '#testing/databases/table-owner.ts';
import { dataOf, demoEntries, startTestApi, type TestApi, testNow } from '#testing/test-api.ts';
import { commandAudit } from './command-audit.ts';
import { erasePersonal } from './erase-personal.ts';
import { rangesOf, recordShown, type ShownRows } from './shown-rows.ts';
import type { TrailMark } from './verify/trail-mark.ts';
import { verifyAudit } from './verify/verify-audit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Reads that show nobody but the user: catalogues, the user's own sessions, and figures; proofs have their own test. */
const withoutPeople = [
  'listCareerTypes',
  'listCareers',
  'listCeremonies',
  'listDegreeTitles',
  'listFaculties',
  'listTitleProofs',
  'listSessions',
  'listPasskeys',
  'readSummary',
  'listDocumentTemplates',
  'listDeletedTemplates',
  'listDocumentFields',
  'listVerificationAddresses',
];

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
    expect(entries.at(-1)?.after).toMatchObject({ format: 'CSV' });
    const applications = dataOf(
      await api.asAdmin('GET', '/applications'),
      v.array(applicationAnswer),
    );
    const shown = rangesOf(applications.map(({ id }) => id));
    expect(entries.map(({ after }) => after?.shown)).toEqual([
      { applications: shown },
      { titles: [[1, 142]] },
      { users: expect.any(Array) },
      { entries: expect.any(Array) },
      { applications: shown },
    ]);
  });

  test('every read of people: a new call has to be added here or record whom it shows', async () => {
    const token = await api.signIn('admin');
    const reads = Object.entries(calls).flatMap(([id, { audience }]) => {
      const [method, path] = callPaths[id as CallId].split(' ');
      const isRead = method === 'GET' && audience !== 'public' && !path?.includes('{');
      return isRead && !withoutPeople.includes(id) ? [path?.replace('/api', '') ?? ''] : [];
    });
    for (const path of reads) await from('10.5.0.7', 'GET', path, undefined, token);
    const entries = await entriesFrom('10.5.0.7');
    expect(entries.map(({ action, after }) => [action, typeof after?.shown])).toEqual(
      reads.map(() => ['listed', 'object']),
    );
    expect(reads).toEqual(expect.arrayContaining(['/authorities', '/document-prints']));
  });

  test('checks and previews of documents, with the titles and people that they show', async () => {
    const token = await api.signIn('admin');
    const list = await api.asAdmin('GET', '/document-templates');
    const templates = dataOf(list, v.array(documentTemplateSummaryAnswer));
    const id = templates.find(({ kind }) => kind === 'title')?.id;
    const whole = await api.asAdmin('GET', `/document-templates/${id}`);
    const template = dataOf(whole, documentTemplateAnswer);
    const check = { template_id: id, title_ids: [3, 4, 5, 9] };
    await from('10.5.0.8', 'POST', '/documents/check', check, token);
    const preview = { template, format: 'svg' };
    await from('10.5.0.8', 'POST', '/documents/preview', preview, token);
    await from('10.5.0.8', 'POST', '/documents/preview', { ...preview, graduates: 'real' }, token);
    const entries = await entriesFrom('10.5.0.8');
    expect(entries.map(({ action, after }) => [action, after?.shown])).toEqual([
      [
        'checked',
        {
          titles: [
            [3, 5],
            [9, 9],
          ],
        },
      ],
      ['previewed', { applications: expect.any(Array) }],
    ]);
  });

  test('who has seen a person', async () => {
    const { kysely } = api.database;
    const [person, other] = await kysely
      .selectFrom('issued_titles')
      .select(['id', 'identification_type', 'id_number'])
      .orderBy('id')
      .limit(2)
      .execute();
    const document = {
      identificationType: person?.identification_type ?? '',
      idNumber: person?.id_number ?? '',
    };
    const audit = commandAudit('Ana', testNow);
    const before = await findReadings(kysely, document, audit);
    const templates = await api.asAdmin('GET', '/document-templates');
    const listed = dataOf(templates, v.array(documentTemplateSummaryAnswer));
    const template = listed.find(({ kind }) => kind === 'title');
    const check = (id: number | undefined) =>
      api.asAdmin('POST', '/documents/check', { template_id: template?.id, title_ids: [id] });
    await check(other?.id);
    await check(person?.id);
    await api.asAdmin('GET', '/titles');
    const readings = (await findReadings(kysely, document, audit)).slice(before.length);
    expect(readings).toMatchObject([
      { action: 'checked', is_certain: true, actor_name: 'Mariela Josefina Rondón Graterol' },
      { action: 'listed', subject: 'titles', is_certain: true },
    ]);
  });

  test('a long list with many gaps in several entries', { tags: ['rare'] }, async () => {
    const { kysely } = api.database;
    const ids = Array.from({ length: 2_500 }, (_, index) => index * 2);
    const event = { action: 'listed', subject: 'gaps', subjectId: 'all' };
    const audit = commandAudit('Ana', testNow);
    await recordShown(kysely, audit, event, { applications: rangesOf(ids), titles: [[1, 9]] });
    const { rows } = await sql<{ bytes: number; after: { shown: ShownRows } }>`
      select length(after::text) as bytes, after from audit_entries
      where subject = 'gaps' order by id`.execute(kysely);
    expect(rows.flatMap(({ after }) => after.shown.applications)).toEqual(rangesOf(ids));
    expect(rows.flatMap(({ after }) => after.shown.titles)).toEqual([[1, 9]]);
    expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThan(25_000);
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
