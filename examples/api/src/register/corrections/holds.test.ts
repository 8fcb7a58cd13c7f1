import {
  documentTemplateSummaryAnswer,
  printAnswer,
  titleAnswer,
  titleEntryAnswer,
  titleHoldAnswer,
  verificationAnswer,
} from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { eraseReasons } from '#people/erase-reasons.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi, testNow } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { opensDocuments: true } });
});
afterAll(() => api.close());

const resolution = {
  resolution_number: 'CU-0123-2026',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Se comprobó que faltaba una asignatura.',
};
const reason = 'Se revisa el acta de una asignatura.';

async function issued(...surnames: readonly string[]) {
  const ceremony = await completeCeremony(api, surnames);
  await issueTitles(api, ceremony);
  const all = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return all.filter(({ ceremony_id }) => ceremony_id === ceremony).sort((a, b) => a.id - b.id);
}

async function oneTitle(surname = 'Perez') {
  const [title] = await issued(surname);
  if (title === undefined) throw new Error('No title was issued');
  return title;
}

type Title = v.InferOutput<typeof titleAnswer>;

const hold = ({ id }: Pick<Title, 'id'>, body: object = { reason }) =>
  api.asAdmin('POST', `/titles/${id}/hold`, body);
const lift = ({ id }: Pick<Title, 'id'>, body: object = { reason: 'El acta está completa.' }) =>
  api.asAdmin('POST', `/titles/${id}/hold/lifting`, body);
const correct = ({ id }: Pick<Title, 'id'>, kind: string, body: object = {}) =>
  api.asAdmin('POST', `/titles/${id}/${kind}`, { ...resolution, ...body });

function corrected({ first_name, id_number, degree_title }: Title, last_name: string) {
  return { first_name, last_name, id_number, degree_title: degree_title ?? 'Licenciada' };
}

async function verified({ verification_code }: Pick<Title, 'verification_code'>) {
  const answer = await api.call('GET', `/public/verification/${verification_code}`);
  return dataOf(answer, verificationAnswer);
}

async function templateOf(kind: 'title' | 'ceremony-record'): Promise<number> {
  const answer = await api.asAdmin('GET', '/document-templates');
  const templates = dataOf(answer, v.array(documentTemplateSummaryAnswer));
  return templates.find((template) => template.kind === kind)?.id ?? 0;
}

async function print(titles: readonly Pick<Title, 'id'>[], kind?: 'ceremony-record') {
  const template_id = await templateOf(kind ?? 'title');
  const title_ids = titles.map(({ id }) => id);
  return api.asAdmin('POST', '/documents', { template_id, title_ids, job: crypto.randomUUID() });
}

/** Titles that nobody has collected, issued early enough to be collected now. */
async function collectable(): Promise<readonly Title[]> {
  const { rows } = await sql<{ title_id: number }>`select title_id from handovers`.execute(
    api.database.kysely,
  );
  const collected = new Set(rows.map(({ title_id }) => title_id));
  const all = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return all.filter(({ id, issue_date }) => issue_date <= '2026-06-01' && !collected.has(id));
}

const handOver = (...titles: readonly Pick<Title, 'id'>[]) =>
  api.asAdmin('POST', '/handovers', {
    title_ids: titles.map(({ id }) => id),
    delivered_on: '2026-06-15',
    collector: { kind: 'graduate' },
  });

test('a hold says who entered it, when and why, and ends when it is lifted', async () => {
  const title = await oneTitle();
  const held = dataOf(await hold(title), titleHoldAnswer);
  expect(held).toMatchObject({
    title_id: title.id,
    kind: 'held',
    reason,
    entered_by: 'Mariela Josefina Rondón Graterol',
  });
  expect(refusal(await hold(title))).toEqual([409, 'Este título ya está en revisión.']);
  const lifted = dataOf(await lift(title), titleHoldAnswer);
  expect(lifted).toMatchObject({ kind: 'lifted', reason: 'El acta está completa.' });
  expect(refusal(await lift(title))).toEqual([409, 'Este título no está en revisión.']);
  const all = dataOf(await api.asAdmin('GET', '/title-holds'), v.array(titleHoldAnswer));
  expect(all.filter(({ title_id }) => title_id === title.id)).toEqual([lifted, held]);
  expect((await correct(title, 'duplicate')).status).toBe(201);
});

test('the list is sent again once a reason is erased, and not before', async () => {
  const title = await oneTitle();
  await hold(title);
  const first = await api.asAdmin('GET', '/title-holds');
  const headers = {
    authorization: `Bearer ${await api.signIn('admin')}`,
    'if-none-match': first.headers.get('etag') ?? '',
  };
  const read = () => api.app.request('/api/title-holds', { headers });
  expect((await read()).status).toBe(304);
  await api.database.kysely.transaction().execute(async (trx) => {
    const rows = await eraseReasons(trx, () => sql`title_id = ${title.id}`);
    const event = { action: 'person-erased', subject: 'person', subjectId: 1, rows };
    await recordAudit(trx, commandAudit('person command', testNow), event);
  });
  expect((await read()).status).toBe(200);
  const all = dataOf(await api.asAdmin('GET', '/title-holds'), v.array(titleHoldAnswer));
  expect(all.find(({ title_id }) => title_id === title.id)).toMatchObject({ reason: '' });
});

test.each([
  [{}, 'El motivo es requerido'],
  [{ reason: ' ' }, 'El motivo es requerido'],
  [{ reason: '---' }, 'El motivo es requerido'],
])('a hold with %j is refused', async (body, message) => {
  const title = await oneTitle();
  expect(refusal(await hold(title, body))).toEqual([422, message]);
  expect(refusal(await hold({ id: 999_999 }))).toEqual([404, 'Título no encontrado']);
});

describe('while on hold', () => {
  test('a title is neither rectified nor duplicated nor handed over, and can be annulled', async () => {
    const [title, other] = await collectable();
    if (title === undefined || other === undefined) throw new Error('Two titles are needed');
    await hold(title);
    const refused = [
      409,
      'Este título está en revisión. Hasta que se levante, solo se puede anular.',
    ];
    const change = corrected(title, 'Ábad');
    expect(refusal(await correct(title, 'rectification', change))).toEqual(refused);
    expect(refusal(await correct(title, 'duplicate'))).toEqual(refused);
    const [status, message] = refusal(await handOver(other, title));
    expect(message).toContain(title.last_name);
    expect([status, message]).toEqual([
      409,
      expect.stringMatching(/^El título de .* está en revisión, y no se puede entregar\.$/),
    ]);
    expect((await handOver(other)).status).toBe(201);
    expect((await correct(title, 'annulment')).status).toBe(201);
    expect(refusal(await lift(title))).toEqual([409, 'Este título ya está anulado.']);
    expect((await verified(title)).status).toBe('annulled');
  });

  test('verification says neither valid nor annulled, shows the same facts and opens no document', async () => {
    const title = await oneTitle();
    const before = await verified(title);
    await hold(title);
    expect(before).toMatchObject({ status: 'valid', has_document: true });
    const held = await verified(title);
    expect(held).not.toHaveProperty('has_document');
    expect({ ...held, status: 'valid', has_document: true }).toEqual(before);
    expect(held.status).toBe('on-hold');
    const path = `/public/verification/${title.verification_code}/document`;
    expect((await api.call('GET', path)).status).toBe(404);
    await lift(title);
    expect(await verified(title)).toEqual(before);
  });

  test('the codes of the whole chain say so', async () => {
    const title = await oneTitle();
    const entry = await correct(title, 'rectification', corrected(title, 'Pérez'));
    const { replacing_title_id } = dataOf(entry, titleEntryAnswer);
    expect(refusal(await hold(title))[0]).toBe(409);
    await hold({ id: replacing_title_id ?? 0 });
    expect(await verified(title)).toMatchObject({
      status: 'on-hold',
      resolution: null,
      current_code: null,
    });
  });

  test('a print leaves the title out and says so; alone, and as a record, it is refused', async () => {
    const titles = await issued('Abad', 'Bello', 'Cano');
    const [first, held, last] = titles;
    if (first === undefined || held === undefined || last === undefined) throw new Error('Three');
    await hold(held);
    const printed = dataOf(await print(titles), printAnswer);
    expect(printed.copies.map(({ title_id }) => title_id)).toEqual([first.id, last.id]);
    expect(printed.on_hold).toEqual([held.id]);
    expect(refusal(await print([held]))).toEqual([
      422,
      expect.stringMatching(/^El título de .* Bello .* está en revisión, y no se imprime/),
    ]);
    expect(refusal(await print([first], 'ceremony-record'))).toEqual([
      422,
      expect.stringMatching(/^El acta del acto no se imprime mientras está en revisión/),
    ]);
    await lift(held);
    expect(dataOf(await print(titles), printAnswer)).not.toHaveProperty('on_hold');
  });
});

test.each([
  [`delete from title_holds`, 'hold-missing'],
  [`update title_holds set entered_by = 'Otra'`, 'hold-changed'],
  [
    `insert into title_holds (title_id, kind, reason, entered_by, created_at)
      select min(id), 'held', 'x', 'x', now() from issued_titles`,
    'hold-unrecorded',
  ],
  [
    `insert into title_holds (title_id, kind, reason, entered_by, created_at, previous_id)
      select title_id, 'lifted', 'x', 'x', now(), id from title_holds order by id desc limit 1`,
    'hold-unrecorded',
  ],
])('the verification of the trail notices: %s', async (change, kind) => {
  await hold(await oneTitle());
  const { kysely } = api.database;
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const result = await changeAsOwner(kysely, statement(change), verifyAudit);
  expect(result).toMatchObject({
    status: 'titles-altered',
    faults: expect.arrayContaining([expect.objectContaining({ kind })]),
  });
});

test('the verification of the trail notices another reason, and one that nobody erased', async () => {
  await hold(await oneTitle());
  for (const text of ['Otro', '']) {
    const change = statement(`update title_holds set reason = '${text}'`);
    const result = await changeAsOwner(api.database.kysely, change, verifyAudit);
    expect(result).toMatchObject({ status: 'rows-altered' });
  }
});

test('entries are neither changed nor deleted', async () => {
  await hold(await oneTitle());
  const { kysely } = api.database;
  const change = kysely.updateTable('title_holds').set({ reason: 'Otro' });
  await expect(change.execute()).rejects.toThrow('append-only');
  await expect(kysely.deleteFrom('title_holds').execute()).rejects.toThrow('append-only');
});
