import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { startTestApi } from '#testing/test-api.ts';
import { demoEmails } from './demo-access.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('a demo database does not start in production mode while the public password can sign in', async () => {
  const databaseUrl = database.url;
  const demo = await startTestApi({ databaseUrl });
  const { kysely } = demo.database;
  const emails = await kysely.selectFrom('users').select('email').orderBy('email').execute();
  expect(emails.map(({ email }) => email)).toEqual([...demoEmails].sort());

  const refused = startTestApi({ databaseUrl, demo: false });
  await expect(refused).rejects.toThrow('has a published password');

  await kysely.updateTable('users').set({ is_active: false }).execute();
  await demo.close();
  const real = await startTestApi({ databaseUrl, demo: false });
  await real.close();
});
