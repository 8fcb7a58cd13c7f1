import { createHash } from 'node:crypto';
import {
  deletedTemplateAnswer,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from 'birrete/contract';
import { shippedTemplates } from 'birrete/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const summaries = v.array(documentTemplateSummaryAnswer);

/** A drawing of as many bytes for each side of one digit. */
function square(side: number): Buffer {
  const path = `<path d="M0 0h${side}v${side}z"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${path}</svg>`,
  );
}

function templateWith(crest: Buffer, name: string) {
  const escudo = { type: 'image/svg+xml', data: crest.toString('base64') };
  return { ...shippedTemplates[0], name, images: { escudo } };
}

async function create(crest: Buffer, name: string) {
  const answer = await api.asAdmin('POST', '/document-templates', templateWith(crest, name));
  return dataOf(answer, documentTemplateSummaryAnswer);
}

test('the list has no pictures, however large they are', async () => {
  const crest = { type: 'image/png', data: 'A'.repeat(400_000) };
  const { kysely } = api.database;
  const stored = await kysely.selectFrom('document_templates').select(['id', 'template']).execute();
  for (const { id, template } of stored) {
    const heavy = JSON.stringify({ ...Object(template), images: { escudo: crest } });
    await kysely
      .updateTable('document_templates')
      .set({ template: heavy })
      .where('id', '=', id)
      .execute();
  }
  const answer = await api.asAdmin('GET', '/document-templates');
  const [first] = dataOf(answer, summaries);
  expect(Object.keys(first ?? {}).sort()).toEqual(
    ['id', 'kind', 'lang', 'name', 'page', 'title', 'version'].sort(),
  );
  expect(JSON.stringify(answer.body).length).toBeLessThan(stored.length * 400);
});

test('one template is read whole', async () => {
  const template = templateWith(square(7), 'Completo');
  const { id, version } = await create(square(7), 'Completo');
  const path = `/document-templates/${id}`;
  const whole = dataOf(await api.asAdmin('GET', path), documentTemplateAnswer);
  expect(whole).toEqual({ ...template, id, version });
  expect((await api.call('GET', path)).status).toBe(401);
  await api.asAdmin('DELETE', path);
  expect(refusal(await api.asAdmin('GET', path))).toEqual([
    404,
    'La plantilla de documento no existe.',
  ]);
});

test('a saved template is answered as the list has it, with its new version', async () => {
  const { id, version, ...summary } = await create(square(6), 'Guardado');
  const answer = await api.asAdmin('PUT', `/document-templates/${id}`, {
    ...templateWith(square(6), 'Guardado'),
    title: 'Otro',
  });
  expect(answer.body).toMatchObject({
    data: { ...summary, id, title: 'Otro', version: version + 1 },
  });
  expect(answer.body).not.toHaveProperty('data.images');
});

test('of two users who edit one version the second is refused, and no version is lost', async () => {
  const { id, version } = await create(square(5), 'De dos personas');
  const path = `/document-templates/${id}`;
  const known = { 'If-Match': `"${version}"` };
  const edit = (title: string) =>
    api.asAdmin('PUT', path, { ...templateWith(square(5), 'De dos personas'), title }, known);
  const answers = await Promise.all([edit('De la primera'), edit('De la segunda')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const refused = answers.find(({ status }) => status === 412);
  expect(refused && refusal(refused)).toEqual([
    412,
    'Este registro cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  ]);
  const stored = await api.database.kysely
    .selectFrom('document_template_versions')
    .select('version')
    .where('template_id', '=', id)
    .orderBy('version')
    .execute();
  expect(stored).toEqual([{ version }, { version: version + 1 }]);
  const removal = await api.asAdmin('DELETE', path, undefined, known);
  expect(removal.status).toBe(412);
});

function changesOf(id: number) {
  return api.database.kysely
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject', '=', 'document-template')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'updated')
    .execute();
}

test('the trail shows that a crest was replaced by another of equal size', async () => {
  const [before, after] = [square(8), square(9)];
  const { id } = await create(before, 'Con escudo');
  await api.asAdmin('PUT', `/document-templates/${id}`, templateWith(after, 'Con escudo'));
  const recorded = (crest: Buffer) => ({
    escudo: {
      bytes: crest.byteLength,
      sha256: createHash('sha256').update(crest).digest('hex'),
    },
  });
  expect(await changesOf(id)).toEqual([
    { before: { images: recorded(before) }, after: { images: recorded(after) } },
  ]);
});

test('the trail records only the changed field of a template', async () => {
  const { id } = await create(square(8), 'Otro archivo');
  const template = templateWith(square(8), 'Otro archivo');
  await api.asAdmin('PUT', `/document-templates/${id}`, { ...template, title: 'Otro' });
  expect(await changesOf(id)).toEqual([
    { before: { title: template.title }, after: { title: 'Otro' } },
  ]);
});

test('a template that is saved without a change leaves no entry', async () => {
  const template = templateWith(square(8), 'Sin cambios');
  const { id } = await create(square(8), 'Sin cambios');
  expect((await api.asAdmin('PUT', `/document-templates/${id}`, template)).status).toBe(200);
  expect(await changesOf(id)).toEqual([]);
});

async function deletedIds() {
  const answer = await api.asAdmin('GET', '/deleted-document-templates');
  return dataOf(answer, v.array(deletedTemplateAnswer)).map(({ id }) => id);
}

const restore = (id: number) =>
  api.asAdmin('POST', `/deleted-document-templates/${id}/restoration`);

describe('a deleted template', () => {
  test('is restored as it was, with its id and a new version, and the trail says so', async () => {
    const { id } = await create(square(4), 'Que vuelve');
    const path = `/document-templates/${id}`;
    await api.asAdmin('PUT', path, { ...templateWith(square(4), 'Que vuelve'), title: 'Último' });
    const { version, ...last } = dataOf(await api.asAdmin('GET', path), documentTemplateAnswer);
    await api.asAdmin('DELETE', path);
    expect((await deletedIds())[0]).toBe(id);
    const answer = await restore(id);
    expect(answer).toMatchObject({ status: 201, body: { data: { id, version: version + 1 } } });
    const restored = dataOf(await api.asAdmin('GET', path), documentTemplateAnswer);
    expect(restored).toEqual({ ...last, version: version + 1 });
    expect(await deletedIds()).not.toContain(id);
    const { kysely } = api.database;
    const entry = await kysely
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject', '=', 'document-template')
      .where('subject_id', '=', String(id))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'restored', after: { name: last.name, kind: last.kind } });
    expect(await api.asAdmin('PUT', path, templateWith(square(4), 'Que vuelve'))).toMatchObject({
      status: 200,
    });
    const verified = await verifyAudit(kysely);
    // Another test has changed rows behind the API.
    const faults = 'rows' in verified ? verified.rows : [];
    expect(faults.filter((fault) => fault.id === id)).toEqual([]);
  });

  test('is not restored beside another of its name, nor twice', async () => {
    const { id } = await create(square(3), 'Repetido');
    expect(refusal(await restore(id))).toEqual([
      404,
      'El documento ya no está entre los eliminados.',
    ]);
    await api.asAdmin('DELETE', `/document-templates/${id}`);
    const { id: other } = await create(square(2), 'REPETIDO');
    expect(refusal(await restore(id))).toEqual([409, 'Ya existe un documento con ese nombre.']);
    await api.asAdmin('DELETE', `/document-templates/${other}`);
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toSatisfy(isRefusal)]);
  });
});

const isRefusal = (status: number) => status === 404 || status === 409;
