import { createdUserAnswer, signInAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import { createPasswordHasher } from './password.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const logIn = (identifier: string, password: string) =>
  api.call('POST', '/auth/login', { identifier, password });

const hashOf = async (username: string) =>
  (
    await api.database.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).password_hash;

test('a raised cost reaches a user with the next sign-in, and two at once both succeed', async () => {
  const cheap = createPasswordHasher({ logN: 3, r: 8, p: 1 });
  await api.database.kysely
    .updateTable('users')
    .set({ password_hash: await cheap.hash(demoPassword) })
    .where('username', '=', 'registro')
    .execute();
  const names = ['registro', 'registro@universidad.edu'];
  const answers = await Promise.all(names.map((name) => logIn(name, demoPassword)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await hashOf('registro')).toMatch(/^scrypt\$4\$8\$1\$/);
  expect((await logIn('registro', demoPassword)).status).toBe(200);
  expect((await logIn('registro', 'otra')).status).toBe(401);
  const renewed = await hashOf('registro');
  await logIn('registro', demoPassword);
  expect(await hashOf('registro')).toBe(renewed);
});

test('a sign-in that fails in the database leaves a one-time password unused', async () => {
  const { kysely } = api.database;
  const body = { username: 'sola', email: 'sola@universidad.edu', full_name: 'Ana', role_id: 1 };
  const created = await api.asAdmin('POST', '/users', body);
  const { temporary_password: oneTime } = dataOf(created, createdUserAnswer);
  await sql`create function refuse_session() returns trigger language plpgsql as
    'begin raise exception using errcode = ''57014''; end'`.execute(kysely);
  await sql`create trigger refuse_session before insert on sessions
    for each row execute function refuse_session()`.execute(kysely);
  expect((await logIn('sola', oneTime)).status).toBe(503);
  await sql`drop trigger refuse_session on sessions`.execute(kysely);
  const answer = dataOf(await logIn('sola', oneTime), signInAnswer);
  expect(answer.user.must_change_password).toBe(true);
});
