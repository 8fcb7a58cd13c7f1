import { type HandoverAnswer, handoverAnswer, titleAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { type Change, changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { completeCeremony } from '#testing/graduates.ts';
import { dataOf, declinedFields, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const graduate = { kind: 'graduate' };
const proxy = {
  kind: 'proxy',
  name: 'Carmen Peña',
  identification_type: 'V',
  id_number: '6.200.417',
  authority: 'Notaría Segunda, n.º 14, tomo 3',
};

/** Ids of issued titles that nobody has collected yet. */
async function issue(surnames: readonly string[]): Promise<number[]> {
  const ceremony = await completeCeremony(api, surnames);
  await api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, {
    emission_date: '08/05/2026',
  });
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  return titles.filter(({ ceremony_id }) => ceremony_id === ceremony).map(({ id }) => id);
}

function record(title_ids: readonly number[], change: object = {}) {
  const input = { title_ids, delivered_on: '10/06/2026', collector: graduate, ...change };
  return api.asAdmin('POST', '/handovers', input);
}

function correct(id: number, result: object, reason: string | undefined = 'Era otra persona') {
  return api.asAdmin('POST', `/handovers/${id}/correction`, { reason, result });
}

/** The entries of a title, the newest first. */
async function bookEntries(titleId: number | undefined): Promise<readonly HandoverAnswer[]> {
  const all = dataOf(await api.asAdmin('GET', '/handovers'), v.array(handoverAnswer));
  return all.filter(({ title_id }) => title_id === titleId);
}

describe('recording', () => {
  test('several titles at once, each collected by its graduate', async () => {
    const ids = await issue(['Abreu', 'Zea']);
    const answer = await record(ids);
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Se registraron 2 entregas', data: { count: 2 } },
    });
    expect(await bookEntries(ids[1])).toEqual([
      {
        id: expect.any(Number),
        title_id: ids[1],
        kind: 'delivered',
        delivered_on: '2026-06-10',
        collector: graduate,
        notes: null,
        reason: null,
        previous_id: null,
        recorded_at: '2026-06-15T15:00:00.000Z',
        recorded_by: 'Mariela Josefina Rondón Graterol',
      },
    ]);
  });

  test('by a proxy, with the document and the power of attorney', async () => {
    const ids = await issue(['Oca']);
    expect((await record(ids, { collector: proxy, notes: ' Hoja 2 ' })).status).toBe(201);
    expect(await bookEntries(ids[0])).toMatchObject([{ collector: proxy, notes: 'Hoja 2' }]);
  });

  test.each([
    ['without a title', { title_ids: [] }, 'Selecciona al menos un título'],
    ['without a day', { delivered_on: '' }, 'La fecha de entrega es requerida'],
    ['without a collector', { collector: undefined }, 'La persona que retira no es válida'],
    ['by an unknown kind of collector', { collector: { kind: 'x' } }, /persona que retira/],
    ['by a nameless proxy', { collector: { ...proxy, name: ' ' } }, /nombre de quien retira/],
    ['by a proxy without a power', { collector: { ...proxy, authority: '' } }, /El poder/],
    [
      'in the future',
      { delivered_on: '17/06/2026' },
      /no puede ser futura: en la universidad hoy es 15\/06\/2026\.$/,
    ],
  ])('is refused %s', async (_, change, message) => {
    const ids = await issue(['Paz']);
    const answer = await record(ids, change);
    expect(refusal(answer)).toEqual([422, expect.stringMatching(message)]);
    expect(await bookEntries(ids[0])).toEqual([]);
  });

  test('is refused before the issue, and for a title that does not exist', async () => {
    const ids = await issue(['Rey']);
    expect(refusal(await record(ids, { delivered_on: '07/05/2026' }))).toEqual([
      422,
      expect.stringMatching(/anterior a la emisión del título de .* Rey /),
    ]);
    expect(refusal(await record([...ids, 999_999]))[0]).toBe(404);
    expect(await bookEntries(ids[0])).toEqual([]);
  });

  test('names the title that was collected before, and records none of the others', async () => {
    const [first = 0, second = 0] = await issue(['Sol', 'Luna']);
    await record([first]);
    expect(refusal(await record([second, first]))).toEqual([
      409,
      expect.stringMatching(/ya figura como entregado\. No se registró ninguna entrega/),
    ]);
    expect(await bookEntries(second)).toEqual([]);
  });

  test('is refused for an annulled title', async () => {
    const [id = 0] = await issue(['Nulo']);
    const resolution = {
      resolution_number: '0123-2026',
      resolution_date: '10/06/2026',
      resolution_body: 'Consejo Universitario',
      resolution_reason: 'Documentos falsos',
    };
    const annulment = await api.asAdmin('POST', `/titles/${id}/annulment`, resolution);
    expect(annulment.status).toBe(201);
    expect(refusal(await record([id]))).toEqual([
      409,
      expect.stringMatching(/Nulo .* fue anulado o rectificado, y no se puede entregar/),
    ]);
  });

  test('of two administrators at once, one records the title', async () => {
    const ids = await issue(['Uno', 'Dos', 'Tres']);
    const answers = await Promise.all([record(ids), record(ids.toReversed()), record(ids)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    for (const id of ids) expect(await bookEntries(id)).toHaveLength(1);
  });
});

describe('a correction', () => {
  test('adds an entry that names the one before', async () => {
    const ids = await issue(['Mora']);
    await record(ids);
    const [entry] = await bookEntries(ids[0]);
    const result = { kind: 'delivered', delivered_on: '2026-06-09', collector: proxy };
    const tooEarly = await correct(entry?.id ?? 0, { ...result, delivered_on: '2026-05-07' });
    expect(declinedFields(tooEarly)).toEqual(['result.delivered_on']);
    expect((await correct(entry?.id ?? 0, result)).status).toBe(201);
    expect(await bookEntries(ids[0])).toMatchObject([
      {
        kind: 'delivered',
        delivered_on: '2026-06-09',
        collector: proxy,
        reason: 'Era otra persona',
        previous_id: entry?.id,
      },
      entry,
    ]);
  });

  test('says that the title was not collected, and it can be recorded again', async () => {
    const ids = await issue(['Lara']);
    await record(ids);
    const [entry] = await bookEntries(ids[0]);
    expect((await correct(entry?.id ?? 0, { kind: 'not-delivered' })).status).toBe(201);
    expect((await record(ids)).status).toBe(201);
    const kinds = (await bookEntries(ids[0])).map(({ kind }) => kind);
    expect(kinds).toEqual(['delivered', 'not-delivered', 'delivered']);
  });

  test('is refused without a reason, for an unknown entry, and for one that was corrected', async () => {
    const ids = await issue(['Vera']);
    await record(ids);
    const [{ id } = { id: 0 }] = await bookEntries(ids[0]);
    const result = { kind: 'not-delivered' };
    expect(refusal(await correct(id, result, ''))).toEqual([422, expect.stringMatching(/motivo/)]);
    expect(refusal(await correct(999_999, result))[0]).toBe(404);
    const answers = await Promise.all([correct(id, result), correct(id, result)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await bookEntries(ids[0])).toHaveLength(2);
  });
});

test('the list says after how many days a title is uncollected, and is not sent again unchanged', async () => {
  const { body, headers } = await api.asAdmin('GET', '/handovers');
  expect(body).toMatchObject({ success: true, uncollected_after_days: 180 });
  const token = await api.signIn('admin');
  const readAgain = () =>
    api.app.request('/api/handovers', {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': headers.get('etag') ?? '' },
    });
  expect((await readAgain()).status).toBe(304);
  await record(await issue(['Nieves']));
  expect((await readAgain()).status).toBe(200);
});

test('each change is in the audit trail, without the data of the proxy', async () => {
  const ids = await issue(['Vidal']);
  await record(ids, { collector: proxy });
  const [{ id } = { id: 0 }] = await bookEntries(ids[0]);
  await correct(id, { kind: 'not-delivered' });
  const { body } = await api.asAdmin('GET', '/audit?limit=5');
  expect(body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ action: 'corrected', subject: 'handover' }),
      expect.objectContaining({ action: 'titles-handed-over', subject_id: String(id) }),
    ]),
  });
  expect(JSON.stringify(body)).not.toMatch(/Carmen|6\.200\.417/);
});

test.each([
  [
    'a changed entry',
    [`update handovers set delivered_on = '2026-05-20' where kind = 'delivered'`],
    'handover-changed',
  ],
  [
    'a deleted entry',
    [
      'delete from handover_details',
      'delete from handovers where id = (select max(id) from handovers)',
    ],
    'handover-missing',
  ],
])('the audit trail reveals %s', async (_, texts, kind) => {
  const ids = await issue(['Sello']);
  await record(ids);
  expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
  // PGlite runs single statements.
  const change: Change = async (trx) => {
    for (const text of texts) await statement(text)(trx);
  };
  const found = await changeAsOwner(api.database.kysely, change, (trx) => verifyAudit(trx));
  expect(found).toMatchObject({
    status: 'titles-altered',
    faults: expect.arrayContaining([expect.objectContaining({ kind })]),
  });
});

test('only administrators read and write the book', async () => {
  expect((await api.call('GET', '/handovers')).status).toBe(401);
  const token = await api.signIn('consulta');
  const headers = { authorization: `Bearer ${token}` };
  expect((await api.call('GET', '/handovers', undefined, headers)).status).toBe(403);
  expect((await api.call('POST', '/handovers', { title_ids: [1] }, headers)).status).toBe(403);
});
