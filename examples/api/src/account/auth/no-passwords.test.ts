import { createdUserAnswer, passkeyOptionsAnswer, refusals, signInAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '#platform/passwords/password.ts';
import { defaultSettings } from '#platform/settings/settings.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { resetPassword } from '../users/reset-password.ts';

const site = { origin: 'https://grados.universidad.edu', rpId: 'grados.universidad.edu' };
const signIn = { ...defaultSettings.signIn, administrators: 'passkey-or-provider' } as const;
const off = [401, refusals.passwordSignInOff.message];

let api: TestApi;
let device: ReturnType<typeof createAuthenticator>;
beforeAll(async () => {
  api = await startTestApi({ settings: { passkeyOrigin: site.origin, signIn } });
});
afterAll(() => api.close());
beforeEach(() => {
  device = createAuthenticator(site);
});

const logIn = (identifier: string, password: string) =>
  api.call('POST', '/auth/login', { identifier, password });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const ceremonies = (token: string) => api.call('GET', '/ceremonies', undefined, as(token));

/** Replaces a password on the server, as `npm run api -- admin` does. */
const reset = (name: string) =>
  resetPassword(
    api.database.kysely,
    createPasswordHasher({ logN: 4, r: 8, p: 1 }),
    name,
    new Date('2026-06-15T15:00:00Z'),
  );

/** Adds a passkey with a one-time password. @returns the status of the second call */
async function enroll(token: string, current_password: string): Promise<number> {
  const offered = await api.call('POST', '/auth/passkeys/options', { current_password }, as(token));
  const credential = device.make(dataOf(offered, passkeyOptionsAnswer));
  const body = { name: 'Portátil', credential };
  return (await api.call('POST', '/auth/passkeys', body, as(token))).status;
}

async function enter(): Promise<string> {
  const asked = await api.call('POST', '/auth/passkeys/sign-in/options');
  const credential = device.show(dataOf(asked, passkeyOptionsAnswer));
  const entered = await api.call('POST', '/auth/passkeys/sign-in', { credential });
  return dataOf(entered, signInAnswer).token;
}

test('a chosen password opens no session, with the same answer as a wrong one', async () => {
  const right = await logIn('admin', demoPassword);
  expect(refusal(right)).toEqual(off);
  expect(right.body).toEqual((await logIn('admin', 'otra')).body);
  expect(right.body).toEqual((await logIn('nadie', demoPassword)).body);
  expect(right.headers.get('birrete-extras')).toContain('no-passwords');
});

test('a one-time password from the server adds a passkey, and opens nothing else', async () => {
  const oneTime = await reset('admin');
  const { token, user } = dataOf(await logIn('admin', oneTime), signInAnswer);
  expect(user).toMatchObject({ must_add_passkey: true });
  const refused = [403, refusals.passkeyRequired.message];
  for (const [method, path] of [
    ['GET', '/ceremonies'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['GET', '/auth/passkeys'],
    ['POST', '/auth/confirmation'],
  ] as const) {
    expect(refusal(await api.call(method, path, undefined, as(token)))).toEqual(refused);
  }
  const chosen = { current_password: oneTime, new_password: 'una frase que nadie adivina' };
  expect(refusal(await api.call('POST', '/auth/password', chosen, as(token)))).toEqual(refused);

  expect(await enroll(token, oneTime)).toBe(201);
  expect((await ceremonies(token)).status).toBe(401);
  expect((await logIn('admin', oneTime)).status).toBe(401);
  expect((await ceremonies(await enter())).status).toBe(200);
});

test('an administrator adds another passkey after a recent sign-in, without a password', async () => {
  const oneTime = await reset('admin');
  const { token } = dataOf(await logIn('admin', oneTime), signInAnswer);
  await enroll(token, oneTime);
  const entered = await enter();
  const offer = () => api.call('POST', '/auth/passkeys/options', {}, as(entered));
  expect((await offer()).status).toBe(200);
  api.pass(11 * 60);
  const refused = await offer();
  expect(refusal(refused)).toEqual([403, refusals.stepUpRequired.message]);
  expect(refused.headers.get('birrete-step-up')).toBe('passkey');
  const proof = { current_password: demoPassword };
  const confirmed = await api.call('POST', '/auth/confirmation', proof, as(entered));
  expect(refusal(confirmed)).toEqual([403, refusals.forbidden.message]);
});

describe('users without administration', () => {
  test('sign in with their passwords as before', async () => {
    await reset('admin');
    expect((await logIn('registro', demoPassword)).status).toBe(200);
  });
});

test('sessions that a password opened end when passwords are switched off', async () => {
  const before = await startTestApi({ settings: { passkeyOrigin: site.origin } });
  const token = await before.signIn('admin');
  const assistant = await before.signIn('registro');
  const sessions = (as: string, at: TestApi) =>
    at.call('GET', '/auth/sessions', undefined, { authorization: `Bearer ${as}` });
  expect((await sessions(token, before)).status).toBe(200);
  const { createApp } = await import('#server/app.ts');
  const { pino } = await import('pino');
  const { testNow, testSettings } = await import('#testing/test-api.ts');
  const app = createApp({
    database: before.database,
    settings: { ...testSettings, passkeyOrigin: site.origin, signIn },
    log: pino({ level: 'silent' }),
    now: () => testNow,
  });
  const statusOf = async (as: string) =>
    (await app.request('/api/auth/sessions', { headers: { authorization: `Bearer ${as}` } }))
      .status;
  expect([await statusOf(token), await statusOf(assistant)]).toEqual([401, 200]);
  await before.close();
});

test('a new administrator starts with a passkey too', async () => {
  const oneTime = await reset('admin');
  const { token } = dataOf(await logIn('admin', oneTime), signInAnswer);
  await enroll(token, oneTime);
  const entered = await enter();
  const body = { username: 'nueva', email: 'nueva@universidad.edu', full_name: 'Eva', role_id: 1 };
  const created = await api.call('POST', '/users', body, as(entered));
  const { temporary_password: first } = dataOf(created, createdUserAnswer);
  const { user } = dataOf(await logIn('nueva', first), signInAnswer);
  expect(v.parse(v.boolean(), user.must_add_passkey)).toBe(true);
});
