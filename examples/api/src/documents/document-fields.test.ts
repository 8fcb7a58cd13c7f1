import { documentFieldAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const place = { name: 'lugar', value: 'Mérida' };

test('a field is created, limited to a career and deleted', async () => {
  const created = dataOf(await api.asAdmin('POST', '/document-fields', place), documentFieldAnswer);
  expect(created).toMatchObject({ ...place, career_name: null, ceremony_name: null });
  const path = `/document-fields/${created.id}`;
  const limited = dataOf(
    await api.asAdmin('PUT', path, { ...place, career_id: 1 }),
    documentFieldAnswer,
  );
  expect(limited).toMatchObject({ career_id: 1, career_name: expect.any(String) });
  const renamed = { name: 'lugar', value: 'Trujillo' };
  expect(dataOf(await api.asAdmin('PUT', path, renamed), documentFieldAnswer).career_id).toBe(1);
  expect((await api.asAdmin('DELETE', path)).status).toBe(200);
  const list = dataOf(await api.asAdmin('GET', '/document-fields'), v.array(documentFieldAnswer));
  expect(list.map(({ id }) => id)).not.toContain(created.id);
});

test('the same field exists once for all, and once for each career and ceremony', async () => {
  const mode = { name: 'modo', value: 'virtual' };
  const post = (change: object) => api.asAdmin('POST', '/document-fields', { ...mode, ...change });
  const all = [{}, { career_id: 1 }, { ceremony_id: 1 }, { career_id: 1, ceremony_id: 1 }];
  for (const change of all) {
    expect((await post(change)).status).toBe(201);
    expect(refusal(await post(change))).toEqual([
      409,
      'Ya existe ese campo para la misma carrera y el mismo acto de grado.',
    ]);
  }
});

test.each([
  [{ name: 'Modalidad de estudio' }, /^El nombre debe empezar con minúscula/],
  [{ value: '' }, /^El texto es requerido$/],
  [{ career_id: 99_999 }, /^La carrera seleccionada no existe\.$/],
  [{ ceremony_id: 99_999 }, /^El acto de grado seleccionado no existe\.$/],
])('%j is refused', async (change, message) => {
  const body = { ...place, ...change };
  const [status, error] = refusal(await api.asAdmin('POST', '/document-fields', body));
  expect([status, error]).toEqual([422, expect.stringMatching(message)]);
});
