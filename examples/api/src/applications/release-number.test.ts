import { applyAnswer, auditAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCeremony } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { releaseNumber } from './release-number.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const audit = {
  actor: { id: null, name: 'release command: Ana Ñáñez' },
  at: new Date('2026-06-15T15:00:00Z'),
  requestId: 'command',
};

async function apply(id_number: string, change: object = {}) {
  const body = { ...samplePerson, ...(await offeredChoices(api)), id_number, ...change };
  return api.call('POST', '/public/apply', body);
}

async function releases() {
  const trail = dataOf(await api.asAdmin('GET', '/audit?limit=500'), v.array(auditAnswer));
  return trail.filter(({ action }) => action === 'number-released');
}

test('a registrar who rejects an application gives its number back, and the trail says so', async () => {
  const { id } = dataOf(await apply('61.000.001'), applyAnswer);
  expect((await apply('V-61000001')).status).toBe(409);
  await api.asAdmin('PATCH', `/applications/${id}/reject`, { notes: 'No era su documento' });
  expect((await apply('V-61000001')).status).toBe(201);
  const [entry, ...others] = await releases();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor_name: 'Mariela Josefina Rondón Graterol',
    subject: 'application',
    subject_id: String(id),
    before: { identification_type: 'CI', id_number: '61.000.001' },
  });
});

test('all that somebody applied for with a number are rejected at once, but for issued titles', async () => {
  const first = await apply('61000002');
  const other = { ceremony_id: await openCeremony(api) };
  const codes = [first, await apply('61000002', other)].map(
    (answer) => dataOf(answer, applyAnswer).application_code,
  );
  const { kysely } = api.database;
  const taken = { identificationType: 'V', idNumber: '61.000.002', reason: 'No era su documento' };
  const before = (await releases()).length;
  expect(await releaseNumber(kysely, taken, audit)).toEqual({ released: codes, issued: [] });
  expect(await releases()).toHaveLength(before + 2);
  expect((await apply('61000002', other)).status).toBe(201);

  const issued = await kysely
    .selectFrom('issued_titles')
    .innerJoin('applications', 'applications.id', 'issued_titles.application_id')
    .select(['applications.application_code', 'applications.identification_type'])
    .select('applications.id_number')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { identification_type: identificationType, id_number: idNumber } = issued;
  const end = await releaseNumber(kysely, { ...taken, identificationType, idNumber }, audit);
  expect(end).toEqual({ released: [], issued: [issued.application_code] });
});
