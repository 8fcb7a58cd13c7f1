import { createdUserAnswer, passkeyOptionsAnswer, refusals, userAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { type Answer, dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

const site = { origin: 'https://grados.universidad.edu', rpId: 'grados.universidad.edu' };
const required = [403, refusals.stepUpRequired.message];
const elevenMinutes = 11 * 60;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { passkeyOrigin: site.origin } });
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.signIn('admin');
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  api.call(method, path, body, { authorization: `Bearer ${as}` });
const confirm = (current_password = demoPassword) =>
  call('POST', '/auth/confirmation', { current_password });
const meansOf = (answer: Answer) => answer.headers.get('birrete-step-up');

let count = 0;
const userBody = (role_id: number) => {
  count += 1;
  const username = `persona-${count}`;
  return { username, email: `${username}@universidad.edu`, full_name: 'Ana Ñáñez', role_id };
};
const createUser = async (role: number) =>
  dataOf(await call('POST', '/users', userBody(role)), createdUserAnswer);

test('a session of 50 minutes creates no administrator until its user confirms their identity', async () => {
  api.pass(50 * 60);
  const body = userBody(1);
  const refused = await call('POST', '/users', body);
  expect(refusal(refused)).toEqual(required);
  expect(meansOf(refused)).toBe('password');
  expect(refused.headers.get('birrete-extras')).toContain('step-up');

  expect((await confirm()).status).toBe(200);
  expect((await call('POST', '/users', body)).status).toBe(201);
  api.pass(elevenMinutes);
  expect(refusal(await call('POST', '/users', userBody(1)))).toEqual(required);
});

describe('without a recent proof of the identity', () => {
  test('nobody gets a password, a role, or titles, and no ceremony is deleted', async () => {
    const user = await createUser(2);
    const admin = await createUser(1);
    const {
      temporary_password: _,
      role_name: __,
      version: ___,
      ...row
    } = v.parse(v.looseObject({}), user);
    api.pass(elevenMinutes);
    const promote = await call('PUT', `/users/${user.id}`, { ...row, role_id: 1, is_active: true });
    expect(refusal(promote)).toEqual(required);
    const demote = { ...userBody(2), username: admin.username, email: admin.email };
    expect(refusal(await call('PUT', `/users/${admin.id}`, demote))).toEqual(required);
    expect(refusal(await call('POST', `/users/${user.id}/password`))).toEqual(required);
    expect(refusal(await call('DELETE', '/ceremonies/1'))).toEqual(required);
    const issue = { emission_date: '15/06/2026' };
    expect(refusal(await call('POST', '/titles/ceremony/1/bulk-emit', issue))).toEqual(required);
    for (const correction of ['annulment', 'rectification', 'duplicate']) {
      expect(refusal(await call('POST', `/titles/1/${correction}`, {}))).toEqual(required);
    }
    const users = dataOf(await call('GET', '/users'), v.array(userAnswer));
    expect(users.find(({ id }) => id === user.id)?.role_id).toBe(2);
  });

  test('other changes go on, and users without rights are refused for that reason', async () => {
    const user = await createUser(2);
    const oneTime = user.temporary_password;
    const assistant = await api.signInFirst(user.username, oneTime);
    api.pass(elevenMinutes);
    const renamed = { ...userBody(2), full_name: 'Eva Nuñez' };
    expect((await call('PUT', `/users/${user.id}`, renamed)).status).toBe(200);
    expect((await call('POST', '/users', userBody(2))).status).toBe(201);
    const forbidden = await call('DELETE', '/ceremonies/1', undefined, assistant);
    expect(refusal(forbidden)).toEqual([403, refusals.forbidden.message]);
    expect(meansOf(forbidden)).toBeNull();
  });
});

describe('a confirmation', () => {
  test('needs the right password, and counts for its session alone', async () => {
    const other = await api.signIn('admin');
    api.pass(elevenMinutes);
    expect(refusal(await confirm('otra'))).toEqual([422, refusals.wrongPassword.message]);
    expect(refusal(await call('POST', '/users', userBody(1)))).toEqual(required);
    expect((await confirm()).status).toBe(200);
    expect((await call('POST', '/users', userBody(1))).status).toBe(201);
    expect(refusal(await call('POST', '/users', userBody(1), other))).toEqual(required);
    const [entry] = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['subject', 'after'])
      .where('action', '=', 'identity-confirmed')
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toEqual({ subject: 'user', after: { by: 'password' } });
  });

  test("accepts a passkey of the user, and not another user's", async () => {
    const [own, foreign] = [createAuthenticator(site), createAuthenticator(site)];
    await enroll(own);
    const other = await createUser(1);
    const theirs = await api.signInFirst(other.username, other.temporary_password);
    await enroll(foreign, theirs, 'una frase que nadie adivina');
    api.pass(elevenMinutes);
    expect(meansOf(await call('POST', '/users', userBody(1)))).toBe('password, passkey');
    const ask = async () =>
      dataOf(await api.call('POST', '/auth/passkeys/sign-in/options'), passkeyOptionsAnswer);
    const show = (credential: object) => call('POST', '/auth/confirmation/passkey', { credential });
    const notConfirmed = [422, refusals.notConfirmed.message];
    expect(refusal(await show(foreign.show(await ask())))).toEqual(notConfirmed);
    const shown = own.show(await ask());
    expect((await show(shown)).status).toBe(200);
    expect(refusal(await show(shown))).toEqual(notConfirmed);
    expect((await call('POST', '/users', userBody(1))).status).toBe(201);
  });
});

test('the setting 0 demands no confirmation and announces none', async () => {
  const signIn = { administrators: 'any', recentMinutes: 0, secureCookies: false } as const;
  const lax = await startTestApi({ settings: { signIn } });
  const authorization = `Bearer ${await lax.signIn('admin')}`;
  lax.pass(3600);
  const created = await lax.call('POST', '/users', userBody(1), { authorization });
  expect(created.status).toBe(201);
  expect(created.headers.get('birrete-extras')).not.toContain('step-up');
  await lax.close();
});

async function enroll(
  device: ReturnType<typeof createAuthenticator>,
  as = token,
  current_password = demoPassword,
): Promise<void> {
  const offered = await call('POST', '/auth/passkeys/options', { current_password }, as);
  const credential = device.make(dataOf(offered, passkeyOptionsAnswer));
  const added = await call('POST', '/auth/passkeys', { name: 'Portátil', credential }, as);
  expect(added.status).toBe(201);
}
