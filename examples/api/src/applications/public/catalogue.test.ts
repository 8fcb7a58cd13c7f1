import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api.ts';

test('500 simultaneous wizards share a few queries per list, and all get an answer', async () => {
  const api = await startTestApi();
  const { kysely } = api.database;
  let queries = 0;
  const select = kysely.selectFrom.bind(kysely);
  kysely.selectFrom = ((...from: Parameters<typeof select>) => {
    queries += 1;
    return select(...from);
  }) as typeof select;
  for (const path of ['/public/ceremonies', '/public/careers', '/genders']) {
    queries = 0;
    const answers = await Promise.all(Array.from({ length: 500 }, () => api.call('GET', path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Two, and on a busy machine one more for each time that a query ends before all calls have arrived.
    expect(queries).toBeLessThan(10);
  }
  await api.close();
});
