import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoEntries, startTestApi } from '#testing/test-api.ts';

test('the log has the mark of each entry, and none of an entry that was not stored', async () => {
  const logging = await startTestApi();
  const marks = () =>
    logging.logged.flatMap((line) => {
      const { trail } = v.parse(v.object({ trail: v.optional(v.string()) }), JSON.parse(line));
      return trail === undefined ? [] : [trail];
    });
  await logging.asAdmin('POST', '/faculties', { name: 'Uno' });
  await logging.asAdmin('POST', '/faculties', { name: 'Uno' });
  await logging.call('POST', '/auth/login', { identifier: 'admin', password: 'x' });
  await logging.asAdmin('GET', '/users');
  const entries = await logging.database.kysely
    .selectFrom('audit_entries')
    .select(['position', 'hash'])
    .where('position', '>', demoEntries)
    .orderBy('position')
    .execute();
  expect(entries).toHaveLength(4);
  expect(marks()).toEqual(entries.map(({ position, hash }) => `${position}:${hash}`));
  await logging.close();
});
