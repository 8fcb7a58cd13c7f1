import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshPersonKeys } from '../../examples/api/src/site/refresh-person-keys.ts';
import { statement } from '../../examples/api/testing/databases/table-owner.ts';
import { offeredChoices } from '../../examples/api/testing/sample-application.ts';
import { startTestApi, type TestApi, testSettings } from '../../examples/api/testing/test-api.ts';
import { answersToCodes, missedRows } from './server-codes.ts';
import { answersToIdentityNumbers, identificationTypes } from './server-identity-numbers.ts';

let api: TestApi;
beforeAll(async () => {
  const missedLookUps = { max: missedRows.length, seconds: 3600 };
  api = await startTestApi({
    settings: { identificationTypes, throttle: { ...testSettings.throttle, missedLookUps } },
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
  await refreshPersonKeys(kysely);
  expect(await keys()).toEqual(stored);
});
