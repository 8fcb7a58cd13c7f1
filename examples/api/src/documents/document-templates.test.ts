import { createHash } from 'node:crypto';
import { documentTemplateAnswer } from 'birrete/contract';
import { shippedTemplates } from 'birrete/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

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
  return dataOf(answer, documentTemplateAnswer);
}

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
    {
      before: expect.objectContaining({ images: recorded(before) }),
      after: expect.objectContaining({ images: recorded(after) }),
    },
  ]);
});

test('a template that is saved without a change leaves no entry', async () => {
  const template = templateWith(square(8), 'Sin cambios');
  const { id } = await create(square(8), 'Sin cambios');
  expect((await api.asAdmin('PUT', `/document-templates/${id}`, template)).status).toBe(200);
  expect(await changesOf(id)).toEqual([]);
});
