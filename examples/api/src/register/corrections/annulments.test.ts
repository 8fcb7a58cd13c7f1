// @module-tag rare
import {
  ceremonyAnswer,
  documentTemplateSummaryAnswer,
  handoverAnswer,
  titleAnswer,
  titleEntryAnswer,
  verificationAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { blockPerson } from '#people/block-person.ts';
import { erasePerson } from '#people/erase-person.ts';
import { completeCeremony } from '#testing/graduates.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let templateId: number;
beforeAll(async () => {
  api = await startTestApi();
  const templates = await list('/document-templates', documentTemplateSummaryAnswer);
  templateId = templates.find(({ kind }) => kind === 'title')?.id ?? 0;
});
afterAll(() => api.close());

type Title = v.InferOutput<typeof titleAnswer>;

const resolution = {
  resolution_number: 'CU-9',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Acta anulada',
};
const audit = { actor: { id: null, name: 'test' }, at: new Date(), requestId: 'test' };

async function list<S extends v.GenericSchema>(path: string, row: S) {
  return dataOf(await api.asAdmin('GET', path), v.array(row));
}

async function issuedTitle(): Promise<Title> {
  const ceremony = await completeCeremony(api, ['Perez']);
  const body = { emission_date: '08/05/2026' };
  await api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, body);
  const title = (await list('/titles', titleAnswer)).find((row) => row.ceremony_id === ceremony);
  if (title === undefined) throw new Error('No title was issued');
  return title;
}

async function post(path: string, body: object) {
  const answer = await api.asAdmin('POST', path, body);
  expect(answer).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
  return answer;
}

async function print({ id }: Title): Promise<void> {
  const job = crypto.randomUUID();
  await post('/documents', { template_id: templateId, title_ids: [id], job });
}

async function rectify({ id, ...title }: Title, last_name: string): Promise<Title> {
  const { first_name, id_number } = title;
  const texts = { first_name, last_name, id_number, degree_title: title.degree_title };
  const answer = await post(`/titles/${id}/rectification`, { ...resolution, ...texts });
  const { replacing_title_id } = dataOf(answer, titleEntryAnswer);
  const successor = (await list('/titles', titleAnswer)).find(
    (row) => row.id === replacing_title_id,
  );
  if (successor === undefined) throw new Error('No successor was issued');
  return successor;
}

const handOver = ({ id }: Title) =>
  post('/handovers', {
    title_ids: [id],
    delivered_on: '2026-06-10',
    collector: { kind: 'graduate' },
  });

async function takeBack(title: Title): Promise<void> {
  const entries = await list('/handovers', handoverAnswer);
  const entry = entries.find(({ title_id }) => title_id === title.id);
  const result = { kind: 'not-delivered' };
  await post(`/handovers/${entry?.id}/correction`, { reason: 'No lo retiró', result });
}

async function reopen({ ceremony_id }: Title): Promise<void> {
  const rows = await list('/ceremonies', ceremonyAnswer);
  const ceremony = rows.find(({ id }) => id === ceremony_id);
  const body = { ...ceremony, status: 'ABIERTO' };
  expect((await api.asAdmin('PUT', `/ceremonies/${ceremony_id}`, body)).status).toBe(200);
}

function inTransaction(
  change: (trx: TestApi['database']['kysely'], document: Document) => Promise<unknown>,
) {
  return async (title: Title) => {
    const { identification_type: identificationType, id_number: idNumber } = title;
    const document = { identificationType, idNumber };
    await api.database.kysely.transaction().execute((trx) => change(trx, document));
  };
}

interface Document {
  readonly identificationType: string;
  readonly idNumber: string;
}

const reason = { reason: 'Se revisa un acta.' };
const hold = ({ id }: Title) => post(`/titles/${id}/hold`, reason);
const lift = ({ id }: Title) => post(`/titles/${id}/hold/lifting`, reason);
const duplicate = ({ id }: Title) => post(`/titles/${id}/duplicate`, resolution);

type Step = (title: Title) => Promise<unknown>;

function inOrder(...steps: readonly Step[]): Step {
  return async (title) => {
    for (const step of steps) await step(title);
  };
}

/** The states of an issued title, with what brings it there. */
const states: readonly [string, Step][] = [
  ['issued', async () => {}],
  ['printed', print],
  ['printed twice', inOrder(print, print)],
  ['duplicated', duplicate],
  ['duplicated and printed again', inOrder(print, duplicate, print)],
  ['handed over', handOver],
  ['handed over by mistake', inOrder(handOver, takeBack)],
  ['on hold', hold],
  ['on hold before', inOrder(hold, lift)],
  ['of an erased person', inTransaction((trx, document) => erasePerson(trx, document, audit))],
  [
    'of a blocked person',
    inTransaction((trx, document) => blockPerson(trx, document, 'blocked', audit)),
  ],
  ['of a ceremony that is open again', reopen],
];

async function annul(title: Title): Promise<void> {
  await post(`/titles/${title.id}/annulment`, resolution);
  const entries = await list('/title-entries', titleEntryAnswer);
  expect(entries.find(({ title_id }) => title_id === title.id)?.kind).toBe('annulled');
  const verified = await api.call('GET', `/public/verification/${title.verification_code}`);
  expect(dataOf(verified, verificationAnswer)).toMatchObject({
    status: 'annulled',
    resolution: { number: resolution.resolution_number },
  });
  const again = refusal(await api.asAdmin('POST', `/titles/${title.id}/hold`, reason));
  expect(again).toEqual([409, 'Este título ya está anulado.']);
}

test.each(states)('a title that is %s is annulled', async (_, prepare) => {
  const title = await issuedTitle();
  await prepare(title);
  await annul(title);
});

test('the end of a chain of rectifications is annulled, and each code of the chain says so', async () => {
  const first = await issuedTitle();
  const second = await rectify(first, 'Pérez');
  const third = await rectify(second, 'Peres');
  await annul(third);
  for (const { verification_code, id } of [first, second]) {
    const verified = await api.call('GET', `/public/verification/${verification_code}`);
    expect(dataOf(verified, verificationAnswer).status).toBe('annulled');
    const refused = refusal(await api.asAdmin('POST', `/titles/${id}/annulment`, resolution));
    expect(refused).toEqual([409, 'Este título ya está rectificado. Corrige el que lo reemplaza.']);
  }
});

test('the trail is whole after all of it', async () => {
  expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
});
