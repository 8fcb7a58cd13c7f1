// @module-tag rare
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { startTestApi, type TestApi, testNow, testSettings } from '#testing/test-api.ts';
import { makeReport, type ReportServices } from '../applications/reports/make-report.ts';
import { reportForCall } from '../applications/reports/report-kinds.ts';
import { erasePerson } from './erase-person.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const document = { identificationType: 'CI', idNumber: samplePerson.id_number };
const audit = { actor: { id: null, name: 'test' }, at: testNow, requestId: 'command' };

/** Makes a contact list. `between` runs after each page of rows has been read. */
async function report(between: () => Promise<unknown>): Promise<string> {
  const kind = reportForCall('reportContactListApplicants');
  const services: ReportServices = {
    kysely: api.database.kysely,
    settings: testSettings,
    now: () => testNow,
    pageQueue: async (work) => {
      const rows = await work();
      await between();
      return rows;
    },
  };
  let text = '';
  for await (const piece of await makeReport(services, kind, {
    format: 'CSV',
    ceremonyId: undefined,
  })) {
    text += piece;
  }
  return text;
}

test('a report during which a person is erased is not delivered', async () => {
  const body = { ...samplePerson, ...(await offeredChoices(api)) };
  expect((await api.call('POST', '/public/apply', body)).status).toBe(201);
  expect(await report(async () => {})).toContain(samplePerson.email);
  const { kysely } = api.database;
  const erase = () => kysely.transaction().execute((trx) => erasePerson(trx, document, audit));
  await expect(report(erase)).rejects.toThrow('while the report was made');
  expect(await report(async () => {})).not.toContain(samplePerson.email);
});
