import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, testSettings } from '../../examples/api/testing/test-api.ts';
import { answersToCodes, missedRows } from './server-codes.ts';

let api: TestApi;
beforeAll(async () => {
  const missedLookUps = { max: missedRows.length, seconds: 3600 };
  api = await startTestApi({
    settings: { throttle: { ...testSettings.throttle, missedLookUps } },
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
  await sql`alter table title_codes disable trigger user`.execute(kysely);
  await sql`update title_codes set code = 'N2JZYAMRFZG6' where title_id = 1`.execute(kysely);
  const { found, expected } = await answersToCodes((path) => api.call('GET', path));
  expect(found).toEqual(expected);
  expect((await api.call('GET', '/public/status/AG-1999-001')).status).toBe(429);
});
