import { createdUserAnswer, passkeyOptionsAnswer } from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#platform/database/schema.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { type Answer, dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';

// Requests that pass authorization, then wait for a change that revokes it.

const site = { origin: 'https://grados.universidad.edu', rpId: 'grados.universidad.edu' };
const own = 'una frase que nadie adivina';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { passkeyOrigin: site.origin } });
});
afterAll(() => api?.close());

/** Creates an administrator who has chosen a password, and signs in. */
async function createAdministrator(username: string) {
  const body = { username, email: `${username}@universidad.edu`, full_name: 'Ana', role_id: 1 };
  const created = dataOf(await api.asAdmin('POST', '/users', body), createdUserAnswer);
  const token = await api.signInFirst(username, created.temporary_password);
  const as = { authorization: `Bearer ${token}` };
  const call = (method: string, path: string, sent: object) => api.call(method, path, sent, as);
  return { ...body, id: created.id, call };
}

type Change = (trx: Kysely<Schema>) => Promise<unknown>;

/** Changes a user's row while a request of that user waits for it. */
async function changeMeanwhile(
  id: number,
  change: Change,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { kysely } = api.database;
  // Wrapped in an object, because the transaction would await a returned promise before it commits.
  const { sent } = await kysely.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
    const waiting = { sent: send() };
    await expect.poll(() => countWaiting(kysely)).toBe(1);
    await change(trx);
    return waiting;
  });
  return sent;
}

const replacePassword =
  (id: number): Change =>
  async (trx) => {
    const { password_hash } = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
  };

test('a sign-in whose password is replaced after the check is refused', async () => {
  const { id, username } = await createAdministrator('lenta');
  const body = { identifier: username, password: own };
  const send = () => api.call('POST', '/auth/login', body);
  expect((await changeMeanwhile(id, replacePassword(id), send)).status).toBe(401);
  const open = api.database.kysely.selectFrom('sessions').select('id').where('user_id', '=', id);
  expect(await open.execute()).toEqual([]);
});

test('of two concurrent password changes the first wins', async () => {
  const { id, username, call } = await createAdministrator('doble');
  const body = { current_password: own, new_password: 'otra frase que nadie adivina' };
  const send = () => call('POST', '/auth/password', body);
  expect((await changeMeanwhile(id, replacePassword(id), send)).status).toBe(422);
  expect(await api.signIn(username, demoPassword)).not.toBe('');
});

test('a passkey is not added if the password changes meanwhile', async () => {
  const { id, call } = await createAdministrator('llave');
  const offered = await call('POST', '/auth/passkeys/options', { current_password: own });
  const credential = createAuthenticator(site).make(dataOf(offered, passkeyOptionsAnswer));
  const send = () => call('POST', '/auth/passkeys', { name: 'Portátil', credential });
  expect((await changeMeanwhile(id, replacePassword(id), send)).status).toBe(401);
});

test('a deactivated user cannot reactivate the own account with a pending request', async () => {
  const { id, call, ...person } = await createAdministrator('terca');
  const deactivate: Change = (trx) =>
    trx.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
  const send = () => call('PUT', `/users/${id}`, { ...person, is_active: 1 });
  expect((await changeMeanwhile(id, deactivate, send)).status).toBe(403);
});

/** Counts the connections that wait for a lock. Runs outside of a transaction, which would repeat its first result. */
async function countWaiting(kysely: Kysely<Schema>): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(kysely);
  return rows[0]?.count;
}
