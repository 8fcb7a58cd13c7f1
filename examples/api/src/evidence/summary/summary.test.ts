import { ceremonyAnswer, type SummaryAnswer, summaryAnswer, userAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const summary = async (query = ''): Promise<SummaryAnswer> =>
  dataOf(await api.asAdmin('GET', `/summary${query}`), summaryAnswer);

async function createCeremony(name: string) {
  const body = {
    name,
    ceremony_date: '20/11/2026',
    ceremony_location: 'Aula Magna',
    record_initial: '1',
    assigned_initial: '1',
    folio_initial: '1',
  };
  return dataOf(await api.asAdmin('POST', '/ceremonies', body), ceremonyAnswer);
}

test('a fresh demo has the figures of the specification and some activity', async () => {
  const { activity, ...figures } = await summary();
  expect(figures).toEqual({
    pending_applications: 24,
    confirmed_applications: 156,
    open_ceremonies: 3,
    issued_titles: 142,
  });
  expect(new Set(activity.map(({ object }) => object))).toEqual(new Set(['application', 'title']));
  const issued = activity.filter(({ object }) => object === 'title');
  expect(issued.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(142);
});

test('the activity says who changed what, newest first', async () => {
  const body = { ...samplePerson, ...(await offeredChoices(api)) };
  await api.call('POST', '/public/apply', body);
  const [submitted] = (await summary()).activity;
  expect(submitted).toMatchObject({ action: 'submitted', object: 'application', person_id: null });
  const id = submitted?.object_id;

  api.pass(60);
  await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'Falta la solvencia' });
  const { activity, pending_applications } = await summary('?limit=2');
  expect(activity.map(({ action, object_id }) => [action, object_id])).toEqual([
    ['rejected', id],
    ['submitted', id],
  ]);
  expect(activity[0]?.person_name).toBe('Mariela Josefina Rondón Graterol');
  expect(activity[0]?.object_name).toMatch(/^AG-2026-/);
  expect(pending_applications).toBe(24);
});

test('a deleted ceremony keeps its name', async () => {
  const { id } = await createCeremony('Acto que se cancela');
  await api.asAdmin('DELETE', `/ceremonies/${id}`);
  const [deleted] = (await summary('?object=ceremony')).activity;
  expect(deleted).toMatchObject({
    action: 'deleted',
    object_id: id,
    object_name: 'Acto que se cancela',
  });
});

test('it is filtered by person, object and time, and comes in pages', async () => {
  const users = dataOf(await api.asAdmin('GET', '/users'), v.array(userAnswer));
  const registrar = users.find(({ full_name }) => full_name.startsWith('Mariela Josefina'));
  api.pass(3600);
  await createCeremony('Acto de la tarde');
  const own = (await summary(`?person=${registrar?.id}`)).activity;
  expect(new Set(own.map(({ person_id }) => person_id))).toEqual(new Set([registrar?.id]));
  const visitors = (await summary('?person=public')).activity;
  expect(new Set(visitors.map(({ action }) => action))).toEqual(new Set(['submitted']));
  const titles = (await summary('?object=title')).activity;
  expect(new Set(titles.map(({ action }) => action))).toEqual(new Set(['issued']));

  const all = (await summary()).activity;
  const since = (await summary(`?since=${encodeURIComponent(all[0]?.at ?? '')}`)).activity;
  expect(since).toEqual(all.slice(0, 1));
  const page = (await summary(`?limit=2&before=${all[0]?.id}`)).activity;
  expect(page).toEqual(all.slice(1, 3));
});

test('only administrators read it, and reading it leaves no trace', async () => {
  expect((await api.call('GET', '/summary')).status).toBe(401);
  const before = (await summary()).activity;
  expect((await summary()).activity).toEqual(before);
});
