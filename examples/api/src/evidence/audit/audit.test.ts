import { auditAnswer, namedAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const trail = async (query = '') =>
  dataOf(await api.asAdmin('GET', `/audit${query}`), v.array(auditAnswer));

test('the audit trail lists changes with actor and values before and after, newest first', async () => {
  const { id } = dataOf(await api.asAdmin('POST', '/faculties', { name: 'Uno' }), namedAnswer);
  await api.asAdmin('PUT', `/faculties/${id}`, { name: 'Dos' });
  await api.asAdmin('PUT', `/faculties/${id}`, { name: 'Dos' });
  await api.asAdmin('DELETE', `/faculties/${id}`);
  const entries = (await trail()).filter(({ subject }) => subject === 'faculty');
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'deleted', before: { name: 'Dos' }, after: null },
    { action: 'updated', before: { name: 'Uno' }, after: { name: 'Dos' } },
    { action: 'created', before: null, after: { name: 'Uno' } },
  ]);
  expect(new Set(entries.map(({ actor_name }) => actor_name))).toEqual(
    new Set(['Mariela Josefina Rondón Graterol']),
  );
});

test('a change that fails leaves no entry', async () => {
  const [before] = await trail();
  await api.asAdmin('PUT', '/faculties/999999', { name: 'Tres' });
  const since = (await trail()).filter(({ id }) => id > (before?.id ?? 0));
  expect(since.map(({ action, subject }) => [action, subject])).toEqual([['listed', 'audit']]);
});

test('the audit trail is read in pages', async () => {
  const all = await trail();
  const [first] = all;
  const page = await trail(`?limit=2&before=${first?.id}`);
  expect(page).toEqual(all.slice(1, 3));
});

test('the database refuses to change entries', async () => {
  const { kysely } = api.database;
  await expect(
    kysely.updateTable('audit_entries').set({ actor_name: 'X' }).execute(),
  ).rejects.toThrow('append-only');
  await expect(kysely.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
});
