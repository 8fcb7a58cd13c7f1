import {
  changedUserAnswer,
  createdUserAnswer,
  passkeyOptionsAnswer,
  refusals,
  signInAnswer,
  userAnswer,
} from 'birrete/contract';
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

test('a session of 50 minutes creates no user until its user confirms their identity', async () => {
  api.pass(50 * 60);
  const body = userBody(2);
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
  test('nobody gets, keeps or loses access, and nothing is signed, printed or exported', async () => {
    const user = await createUser(1);
    const former = { ...userBody(1), is_active: false };
    expect((await call('PUT', `/users/${user.id}`, former)).status).toBe(200);
    api.pass(elevenMinutes);
    const official = { name: 'Falsa', office: 'Rectora' };
    const changes: [string, string, object?][] = [
      ['PUT', `/users/${user.id}`, { ...former, is_active: true }],
      ['POST', '/users', userBody(2)],
      ['DELETE', `/users/${user.id}`],
      ['POST', `/users/${user.id}/password`],
      ['DELETE', '/auth/sessions'],
      ['DELETE', '/auth/passkeys/1'],
      ['POST', '/authorities', official],
      ['POST', '/document-templates', {}],
      ['POST', '/documents', { template_id: 1, title_ids: [1], job: 'abcdefgh' }],
      ['POST', '/reports/contact-list-applicants', { format: 'csv' }],
      ['DELETE', '/ceremonies/1'],
      ['POST', '/titles/ceremony/1/bulk-emit', { emission_date: '15/06/2026' }],
      ['POST', '/titles/1/annulment', {}],
    ];
    for (const [method, path, body] of changes) {
      expect([path, ...refusal(await call(method, path, body))]).toEqual([path, ...required]);
    }
    const users = dataOf(await call('GET', '/users'), v.array(userAnswer));
    expect(users.find(({ id }) => id === user.id)?.is_active).toBe(0);
  });

  test('everyday work goes on, and users without rights are refused for that reason', async () => {
    const user = await createUser(2);
    const oneTime = user.temporary_password;
    const assistant = await api.signInFirst(user.username, oneTime);
    api.pass(elevenMinutes);
    expect((await call('POST', '/faculties', { name: 'Ingeniería Naval' })).status).toBe(201);
    const forbidden = await call('DELETE', '/ceremonies/1', undefined, assistant);
    expect(refusal(forbidden)).toEqual([403, refusals.forbidden.message]);
    expect(meansOf(forbidden)).toBeNull();
  });
});

test('a user who is activated again gets a one-time password in place of the former one', async () => {
  const user = await createUser(2);
  const former = 'una frase que nadie adivina';
  await api.signInFirst(user.username, user.temporary_password);
  const row = { username: user.username, email: user.email, full_name: 'Ana', role_id: 2 };
  const change = async (is_active: boolean) =>
    dataOf(await call('PUT', `/users/${user.id}`, { ...row, is_active }), changedUserAnswer);
  expect(await change(false)).not.toHaveProperty('temporary_password');
  const { temporary_password: oneTime = '' } = await change(true);
  expect(await change(true)).not.toHaveProperty('temporary_password');
  const enter = (password: string) =>
    api.call('POST', '/auth/login', { identifier: user.username, password });
  expect((await enter(former)).status).toBe(401);
  expect(dataOf(await enter(oneTime), signInAnswer).user.must_change_password).toBe(true);
});

describe('wrong confirmations', () => {
  test('end their session at the fifth, and none of the others', async () => {
    const other = await api.signIn('admin');
    const { password_hash: demoHash } = await api.database.kysely
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const guess = () => call('POST', '/auth/confirmation', { current_password: 'otra' });
    for (let count = 0; count < 4; count += 1) {
      expect(refusal(await guess())).toEqual([422, refusals.wrongPassword.message]);
    }
    expect(refusal(await guess())).toEqual([401, refusals.sessionExpired.message]);
    expect((await call('GET', '/users')).status).toBe(401);
    const right = { current_password: demoPassword };
    expect((await call('POST', '/auth/confirmation', right, other)).status).toBe(200);
    const renewed = { ...right, new_password: 'una frase muy larga' };
    const changed = await call('POST', '/auth/password', renewed, other);
    expect(changed.status).toBe(200);
    await api.database.kysely
      .updateTable('users')
      .set({ password_hash: demoHash })
      .where('username', '=', 'admin')
      .execute();
  });

  test('are forgotten after a right one', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await confirm('otra');
      expect((await confirm()).status).toBe(200);
    }
  });

  test('at once get five checks', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm('otra')));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThan(5);
    expect((await call('GET', '/users')).status).toBe(401);
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
