import { applicationAnswer, reportAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshPersonKeys } from '../../examples/api/src/site/refresh-person-keys.ts';
import { statement } from '../../examples/api/testing/databases/table-owner.ts';
import { readCsv } from '../../examples/api/testing/read-csv.ts';
import { readWorkbook } from '../../examples/api/testing/read-workbook.ts';
import { offeredChoices } from '../../examples/api/testing/sample-application.ts';
import {
  dataOf,
  startTestApi,
  type TestApi,
  testSettings,
} from '../../examples/api/testing/test-api.ts';
import { cells } from './cells.ts';
import { compareRows } from './compare-rows.ts';
import { answersToCodes, missedRows } from './server-codes.ts';
import { answersToIdentityNumbers, identificationTypes } from './server-identity-numbers.ts';
import { answersToDates, answersToEmails, answersToNames } from './server-people.ts';

let api: TestApi;
beforeAll(async () => {
  const missedLookUps = { max: missedRows.length, seconds: 3600 };
  api = await startTestApi({
    settings: {
      identificationTypes,
      requireSecondLastName: false,
      throttle: { ...testSettings.throttle, missedLookUps },
    },
  });
});
afterAll(() => api.close());

test('finds a code in any writing, and counts one miss for a text without one', async () => {
  const { kysely } = api.database;
  await kysely
    .updateTable('applications')
    .set({ application_code: 'AG-2026-248' })
    .where('id', '=', 1)
    .execute();
  // The codes of titles are append-only.
  await statement('alter table title_codes disable trigger user')(kysely);
  await statement(`update title_codes set code = 'N2JZYAMRFZG6' where title_id = 1`)(kysely);
  const { found, expected } = await answersToCodes((path) => api.call('GET', path));
  expect(found).toEqual(expected);
  expect((await api.call('GET', '/public/status/AG-1999-001')).status).toBe(429);
});

test('takes all writings of an identity number for one person, whichever version stored its key', async () => {
  const { found, expected } = await answersToIdentityNumbers(
    (body) => api.call('POST', '/public/apply', body),
    await offeredChoices(api),
  );
  expect(found).toEqual(expected);

  const { kysely } = api.database;
  const keys = () =>
    kysely.selectFrom('applications').select(['id', 'person_key']).orderBy('id').execute();
  const stored = await keys();
  await statement(
    `update applications set person_key = 'former:' || id where id_number !~ '^[0-9.]+$'`,
  )(kysely);
  expect(await keys()).not.toEqual(stored);
  await refreshPersonKeys(kysely, 10);
  expect(await keys()).toEqual(stored);
});

test.each([
  ['names', answersToNames],
  ['dates', answersToDates],
  ['e-mail addresses', answersToEmails],
] as const)('answers %s as the tables say', async (_, answers) => {
  const { found, expected } = await answers({
    apply: (body) => api.call('POST', '/public/apply', body),
    stored: async () =>
      dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer)),
    choices: await offeredChoices(api),
  });
  expect(found).toEqual(expected);
});

test('a report has the texts of all cells, as a CSV file and as a workbook', async () => {
  const { kysely } = api.database;
  const numbered = cells.map((row, index) => [...row, `${index}@celdas.example`] as const);
  for (const [index, [text, , email]] of numbered.entries()) {
    await kysely
      .updateTable('applications')
      .set({ phone: text, email })
      .where('id', '=', index + 1)
      .execute();
  }
  const csv = readCsv(await report('CSV'));
  const workbook = readWorkbook(Buffer.from(await report('XLSX'), 'base64'));
  const inCsv = new Map(csv.map((row) => [row[3], row[4]]));
  const inWorkbook = new Map(workbook.map((row) => [row[3]?.text, row[4]?.text]));
  const { found, expected } = compareRows(
    numbered,
    ([, , email]) => [inCsv.get(email), inWorkbook.get(email)],
    ([text, read]) => [read, text],
  );
  expect(found).toEqual(expected);
});

async function report(format: string): Promise<string> {
  const answer = await api.asAdmin('POST', '/reports/contact-list-applicants', { format });
  return v.parse(reportAnswer, answer.body).report.content;
}
