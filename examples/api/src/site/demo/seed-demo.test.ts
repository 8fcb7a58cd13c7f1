import {
  applicationAnswer,
  applyAnswer,
  bulkIssueAnswer,
  ceremonyAnswer,
  titleAnswer,
} from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi, testToday } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the demo has the figures of the dashboard', async () => {
  const ceremonies = dataOf(await api.asAdmin('GET', '/ceremonies'), v.array(ceremonyAnswer));
  const applications = dataOf(
    await api.asAdmin('GET', '/applications'),
    v.array(applicationAnswer),
  );
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const open = ceremonies.filter(({ status }) => status === 'ABIERTO');
  const completed = new Set(
    ceremonies.filter(({ status }) => status === 'COMPLETADO').map(({ id }) => id),
  );
  const pending = applications.filter(({ status }) => status === 'PENDIENTE');
  const confirmed = applications.filter(({ status }) => status === 'CONFIRMADA');
  expect([pending.length, confirmed.length, open.length, titles.length]).toEqual([24, 156, 3, 142]);
  expect(pending.filter(({ ceremony_id }) => completed.has(ceremony_id))).toEqual([]);
  expect(open.every(({ ceremony_date }) => ceremony_date > testToday)).toBe(true);
});

test('the next code follows the last one of its year', async () => {
  const applications = dataOf(
    await api.asAdmin('GET', '/applications'),
    v.array(applicationAnswer),
  );
  const numbers = applications
    .filter(({ application_code }) => application_code.startsWith('AG-2026-'))
    .map(({ application_code }) => Number(application_code.slice(8)));
  const body = { ...samplePerson, ...(await offeredChoices(api)) };
  const { application_code } = dataOf(await api.call('POST', '/public/apply', body), applyAnswer);
  expect(Number(application_code.slice(8))).toBe(Math.max(...numbers) + 1);
});

test('the completed ceremonies have all their titles: another bulk issue adds none', async () => {
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const ceremony = titles[0]?.ceremony_id;
  const answer = await api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, {
    emission_date: '01/06/2026',
  });
  expect(dataOf(answer, bulkIssueAnswer).count).toBe(0);
});
