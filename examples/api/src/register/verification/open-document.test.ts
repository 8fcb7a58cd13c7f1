import {
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
  titleAnswer,
  titleEntryAnswer,
  verificationAnswer,
  verifiedDocumentAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTitleTemplate } from '#documents/editions/template-versions.ts';
import { gatherDocuments } from '#documents/gather-documents.ts';
import { defaultSettings, readSettings } from '#platform/settings/settings.ts';
import { readPdfPages } from '#testing/read-pdf.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { randomCode } from '../titles/title-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { opensDocuments: true } });
});
afterAll(() => api.close());

const verify = (code: string, of = api) => of.call('GET', `/public/verification/${code}`);
const open = (code: string, of = api) => of.call('GET', `/public/verification/${code}/document`);

async function titleAt(index: number, of = api) {
  const titles = dataOf(await of.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const title = titles[index];
  if (title === undefined) throw new Error('The demo has too few titles.');
  return { ...title, code: title.verification_code ?? '' };
}

async function pdfText(code: string): Promise<string> {
  const { content } = dataOf(await open(code), verifiedDocumentAnswer);
  return (await readPdfPages(Buffer.from(content, 'base64'))).join(' ');
}

function correct(id: number, kind: string, body: object = {}) {
  return api.asAdmin('POST', `/titles/${id}/${kind}`, {
    resolution_number: 'CU-0123-2026',
    resolution_date: '2026-06-10',
    resolution_body: 'Consejo Universitario',
    resolution_reason: 'Se comprobó un error.',
    ...body,
  });
}

test('the code of a valid title opens its document, marked as a copy for comparison', async () => {
  const title = await titleAt(0);
  expect(dataOf(await verify(title.code), verificationAnswer)).toMatchObject({
    has_document: true,
  });
  const answer = await open(title.code);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await pdfText(title.code);
  expect(text).toContain('Copia para cotejo');
  expect(text).toContain(title.last_name);
  expect(text).not.toContain('MUESTRA');
});

test('the log of prints does not contain it, the count of disclosures does', {
  tags: ['rare'],
}, async () => {
  const { code, application_code, id } = await titleAt(1);
  await open(code);
  await open(code);
  const { kysely } = api.database;
  const prints = kysely.selectFrom('document_prints').select('id').where('title_id', '=', id);
  expect(await prints.execute()).toEqual([]);
  const counted = await kysely
    .selectFrom('look_up_disclosures')
    .select('hits')
    .where('application_code', '=', application_code)
    .execute();
  expect(counted).toEqual([{ hits: 2 }]);
});

test('has the template of the first print, in the version of then', {
  tags: ['rare'],
}, async () => {
  const { code, id } = await titleAt(2);
  const templates = dataOf(
    await api.asAdmin('GET', '/document-templates'),
    v.array(documentTemplateSummaryAnswer),
  );
  const listed = templates.find(({ kind }) => kind === 'title')?.id;
  const first = dataOf(
    await api.asAdmin('GET', `/document-templates/${listed}`),
    documentTemplateAnswer,
  );
  const blocks = first.blocks.map((block) =>
    block.kind === 'text' ? { ...block, text: 'Otra plantilla de {nombre}' } : block,
  );
  const other = { ...first, name: 'Otra', blocks };
  const { id: template_id } = dataOf(
    await api.asAdmin('POST', '/document-templates', other),
    documentTemplateSummaryAnswer,
  );
  expect(await pdfText(code)).not.toContain('Otra plantilla');
  const job = crypto.randomUUID();
  await api.asAdmin('POST', '/documents', { template_id, title_ids: [id], job });
  expect(await pdfText(code)).toContain('Otra plantilla');

  const opened = await pdfText(code);
  await api.asAdmin('PUT', `/document-templates/${template_id}`, { ...first, name: 'Otra de hoy' });
  await api.asAdmin('POST', '/documents', {
    template_id: listed,
    title_ids: [id],
    job: `${job}-2`,
  });
  expect(await pdfText(code)).toBe(opened);
  await api.asAdmin('DELETE', `/document-templates/${template_id}`);
  expect(await pdfText(code)).toBe(opened);
});

test('of a rectified title says so; a title whose chain is annulled opens none', {
  tags: ['rare'],
}, async () => {
  const title = await titleAt(3);
  const { first_name, id_number, degree_title } = title;
  const changed = { first_name, last_name: 'Peñaloza', id_number, degree_title };
  await correct(title.id, 'rectification', changed);
  expect(dataOf(await verify(title.code), verificationAnswer)).toMatchObject({
    status: 'rectified',
    has_document: true,
  });
  expect(await pdfText(title.code)).toMatch(/RECTIFICADO.*Copia para cotejo/);
  expect(await pdfText(title.code)).not.toContain('ANULADO');

  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const end = Math.max(...titles.map(({ id }) => id));
  const annulled = await titleAt(5);
  await correct(end, 'annulment');
  await correct(annulled.id, 'annulment');
  for (const { code } of [title, annulled]) {
    expect(dataOf(await verify(code), verificationAnswer)).not.toHaveProperty('has_document');
    expect(refusal(await open(code))).toEqual([
      404,
      'No hay un documento de este título para cotejar.',
    ]);
  }
});

test('a hidden name opens no document, and the new title names the former one only by choice', async () => {
  const title = await titleAt(6);
  const { first_name, id_number, degree_title } = title;
  const changed = { first_name, last_name: 'Ybarra', id_number, degree_title };
  const { replacing_title_id } = dataOf(
    await correct(title.id, 'rectification', { ...changed, former_name_hidden: true }),
    titleEntryAnswer,
  );
  expect(refusal(await open(title.code))).toEqual([
    404,
    'No hay un documento de este título para cotejar.',
  ]);
  const fieldsWith = async (printsHiddenNames: boolean) => {
    const settings = { ...defaultSettings, printsHiddenNames };
    const { kysely } = api.database;
    const services = { kysely, settings };
    const order = {
      titleIds: [replacing_title_id ?? 0],
      template: await findTitleTemplate(kysely),
    };
    const [document] = await gatherDocuments(services, { kind: 'title', ...order });
    return document?.valuesOf(1).fields;
  };
  expect(await fieldsWith(false)).toMatchObject({ resolucion: '', numeroAnterior: '' });
  expect(await fieldsWith(true)).toMatchObject({
    resolucion: expect.stringContaining('CU-0123-2026'),
    numeroAnterior: expect.stringContaining(title.record_registry),
  });
  expect(readSettings({}).printsHiddenNames).toBe(false);
  expect(readSettings({ BIRRETE_HIDDEN_NAMES_ON_DOCUMENTS: 'print' }).printsHiddenNames).toBe(true);
});

test('every other text is answered as by the verification', async () => {
  for (const text of [randomCode(), 'AG-2026-001', '0OI1']) {
    const [verified, opened] = [await verify(text), await open(text)];
    expect(opened).toMatchObject({ status: 404, body: verified.body });
  }
});

test('wrong codes count as misses, and a code opens its document a few times an hour', {
  tags: ['rare'],
}, async () => {
  const throttle = { ...defaultSettings.throttle, documentsByCode: { max: 3, seconds: 3600 } };
  const limited = await startTestApi({ settings: { throttle, opensDocuments: true } });
  const { code } = await titleAt(0, limited);
  for (let miss = 0; miss < throttle.missedLookUps.max; miss += 1) {
    expect((await open(randomCode(), limited)).status).toBe(404);
  }
  expect((await open(randomCode(), limited)).status).toBe(429);
  expect((await verify(randomCode(), limited)).status).toBe(429);
  for (let time = 0; time < throttle.documentsByCode.max; time += 1) {
    expect((await open(code, limited)).status).toBe(200);
  }
  expect((await open(code, limited)).status).toBe(429);
  expect((await verify(code, limited)).status).toBe(200);
  await limited.close();
});

test('by default, no code opens a document, and none is offered', async () => {
  expect(defaultSettings.opensDocuments).toBe(false);
  expect(readSettings({ BIRRETE_VERIFICATION_DOCUMENT: 'on' }).opensDocuments).toBe(true);
  expect(() => readSettings({ BIRRETE_VERIFICATION_DOCUMENT: '1' })).toThrow(
    'BIRRETE_VERIFICATION_DOCUMENT',
  );
  const plain = await startTestApi();
  const { code } = await titleAt(0, plain);
  expect(dataOf(await verify(code, plain), verificationAnswer)).not.toHaveProperty('has_document');
  expect((await open(code, plain)).status).toBe(404);
  await plain.close();
});
