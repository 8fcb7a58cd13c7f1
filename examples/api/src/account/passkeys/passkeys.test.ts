import {
  createdUserAnswer,
  passkeyAnswer,
  passkeyOptionsAnswer,
  refusals,
  sessionAnswer,
  signInAnswer,
} from 'birrete/contract';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { createApp } from '#server/app.ts';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { dataOf, refusal, startTestApi, type TestApi, testToday } from '#testing/test-api.ts';

const site = { origin: 'https://grados.universidad.edu', rpId: 'grados.universidad.edu' };
const refused = refusals.passkeyNotRecognized.message;
const notAdded = refusals.passkeyNotAdded.message;
const notFound = refusals.passkeyMissing.message;
const known = refusals.passkeyExists.message;

let api: TestApi;
let device: ReturnType<typeof createAuthenticator>;
beforeAll(async () => {
  api = await startTestApi({ settings: { passkeyOrigin: site.origin } });
});
beforeEach(() => {
  device = createAuthenticator(site);
});
afterAll(() => api.close());

type Deviation = Parameters<typeof device.show>[1];

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const adminToken = () => api.signIn(demoAdministrator);

async function offer(token: string, current_password = demoPassword) {
  const answer = await api.call('POST', '/auth/passkeys/options', { current_password }, as(token));
  return dataOf(answer, passkeyOptionsAnswer);
}

const add = (token: string, credential: object, name = 'Portátil') =>
  api.call('POST', '/auth/passkeys', { name, credential }, as(token));

async function enroll(token: string, name?: string): Promise<void> {
  expect((await add(token, device.make(await offer(token)), name)).status).toBe(201);
}

const list = async (token: string) =>
  dataOf(await api.call('GET', '/auth/passkeys', undefined, as(token)), v.array(passkeyAnswer));

async function ask() {
  return dataOf(await api.call('POST', '/auth/passkeys/sign-in/options'), passkeyOptionsAnswer);
}

const enter = (credential: object) => api.call('POST', '/auth/passkeys/sign-in', { credential });
const enterWith = async (deviation?: Deviation) => enter(device.show(await ask(), deviation));

/** Creates another administrator, with a one-time password. */
async function createAdministrator(username: string) {
  const email = `${username}@universidad.edu`;
  const body = { username, email, full_name: 'Ana Ñáñez', role_id: 1 };
  const created = await api.asAdmin('POST', '/users', body);
  const { id, temporary_password: oneTime } = dataOf(created, createdUserAnswer);
  return { ...body, id, oneTime };
}

async function lastOf(action: string) {
  const entry = await api.database.kysely
    .selectFrom('audit_entries')
    .select(['actor_name', 'subject_id', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return entry;
}

test('passkeys are announced only to their site, not to other allowed origins', async () => {
  const extrasFor = async (headers?: HeadersInit) =>
    (await api.call('GET', '/genders', undefined, headers)).headers.get('birrete-extras');
  expect(await extrasFor()).toContain('passkeys');
  expect(await extrasFor({ origin: site.origin })).toContain('passkeys');
  expect(await extrasFor({ origin: 'https://otra.universidad.edu' })).not.toContain('passkeys');
});

test('an administrator adds a passkey, signs in with it, and removes it', async () => {
  const token = await adminToken();
  await enroll(token, ' Portátil de la oficina ');
  expect((await lastOf('passkey-added'))?.after).toEqual({ name: 'Portátil de la oficina' });

  const entered = await enterWith();
  const { token: opened, user } = dataOf(entered, signInAnswer);
  expect(user).toMatchObject({ username: 'admin', role_id: 1, must_change_password: false });
  expect(entered.headers.get('set-cookie')).toContain('birrete-device=');
  expect((await lastOf('signed-in'))?.after).toEqual({ opened_by: 'passkey' });
  const sessions = await api.call('GET', '/auth/sessions', undefined, as(opened));
  expect(dataOf(sessions, v.array(sessionAnswer))[0]).toMatchObject({ opened_by: 'passkey' });

  const [own] = await list(opened);
  expect(own).toMatchObject({ name: 'Portátil de la oficina', used_at: expect.any(String) });
  const path = `/auth/passkeys/${own?.id}`;
  const { username, oneTime } = await createAdministrator('curiosa');
  const other = as(await api.signInFirst(username, oneTime));
  expect(refusal(await api.call('DELETE', path, undefined, other))).toEqual([404, notFound]);
  expect((await api.call('DELETE', path, undefined, as(opened))).status).toBe(200);
  expect((await lastOf('passkey-removed'))?.before).toEqual({ name: 'Portátil de la oficina' });
  expect(refusal(await api.call('DELETE', path, undefined, as(opened)))).toEqual([404, notFound]);
  expect(refusal(await enterWith())).toEqual([401, refused]);
});

describe('adding a passkey', () => {
  test('requires the password, which must not be a one-time password', async () => {
    const { username, oneTime } = await createAdministrator('nueva');
    const offerTo = async (token: string, current_password: string) =>
      refusal(await api.call('POST', '/auth/passkeys/options', { current_password }, as(token)));
    expect(await offerTo(await adminToken(), 'otra')).toEqual([
      422,
      'La contraseña actual no es correcta.',
    ]);
    expect((await offerTo(await api.signIn(username, oneTime), oneTime))[0]).toBe(403);
  });

  test.each<[string, Parameters<typeof device.make>[1]]>([
    ['at another site', { origin: 'https://grados.universidad.edu.example.org' }],
    ['for another site', { rpId: 'universidad.edu' }],
    ['by a device that did not ask who is there', { isVerified: false }],
  ])('refuses one that was made %s', async (_, deviation) => {
    const token = await adminToken();
    const made = device.make(await offer(token), deviation);
    expect(refusal(await add(token, made))).toEqual([422, notAdded]);
  });

  test('refuses a challenge of another user, an expired one and a used one', async () => {
    const token = await adminToken();
    const { username, oneTime } = await createAdministrator('vecina');
    const other = await api.signInFirst(username, oneTime);
    expect(refusal(await add(other, device.make(await offer(token))))).toEqual([422, notAdded]);

    const made = device.make(await offer(token));
    expect((await add(token, made)).status).toBe(201);
    expect(refusal(await add(token, made))).toEqual([422, notAdded]);
    expect(refusal(await add(token, device.make(await offer(token))))).toEqual([409, known]);

    const late = createAuthenticator(site).make(await offer(token));
    api.pass(300);
    expect(refusal(await add(token, late))).toEqual([422, notAdded]);
  });

  test('requires an administrator', async () => {
    const body = { username: 'asistente2', email: 'asistente2@universidad.edu' };
    const created = await api.asAdmin('POST', '/users', { ...body, full_name: 'Eva', role_id: 2 });
    const { temporary_password: oneTime } = dataOf(created, createdUserAnswer);
    const token = await api.signInFirst(body.username, oneTime);
    const answer = await api.call('GET', '/auth/passkeys', undefined, as(token));
    expect(answer.status).toBe(403);
  });
});

describe('sign-in is refused', () => {
  beforeEach(async () => enroll(await adminToken()));

  test.each<[string, NonNullable<Deviation>]>([
    ['for an answer from another site', { origin: 'https://grados.universidad.edu.example.org' }],
    ['for a passkey of another site', { rpId: 'universidad.edu' }],
    ['without user verification by the device', { isVerified: false }],
    [
      'for the user handle of another user',
      { userHandle: Buffer.from('birrete-2').toString('base64url') },
    ],
  ])('%s', async (_, deviation) => {
    expect(refusal(await enterWith(deviation))).toEqual([401, refused]);
    const { id } = dataOf(await enterWith(), signInAnswer).user;
    expect(await lastOf('sign-in-failed')).toMatchObject({
      actor_name: 'public',
      subject_id: String(id),
      after: { opened_by: 'passkey' },
    });
  });

  test('for an answer that was used, has expired, or answers a challenge of a signed-in user', async () => {
    const shown = device.show(await ask());
    expect((await enter(shown)).status).toBe(200);
    expect(refusal(await enter(shown))).toEqual([401, refused]);

    const own = { challenge: Buffer.from('made up').toString('base64url') };
    expect(refusal(await enter(device.show(own)))).toEqual([401, refused]);
    const offered = await offer(await adminToken());
    expect(refusal(await enter(device.show(offered)))).toEqual([401, refused]);

    const late = device.show(await ask());
    api.pass(300);
    expect(refusal(await enter(late))).toEqual([401, refused]);
  });

  test('for the key of another device under the id of this one', async () => {
    const { response } = createAuthenticator(site).show(await ask());
    const { response: own, ...credential } = device.show(await ask());
    const forged = { ...response, userHandle: own.userHandle };
    expect(refusal(await enter({ ...credential, response: forged }))).toEqual([401, refused]);
  });

  test('for a copy, whose counter has not increased; of two simultaneous copies one passes', async () => {
    expect((await enterWith({ counter: 7 })).status).toBe(200);
    expect(refusal(await enterWith({ counter: 7 }))).toEqual([401, refused]);
    const twice = await Promise.all([enterWith({ counter: 8 }), enterWith({ counter: 8 })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('for an unknown passkey', async () => {
    device = createAuthenticator(site);
    expect(refusal(await enterWith())).toEqual([401, refused]);
    expect((await lastOf('sign-in-failed'))?.subject_id).toBe('unknown');
  });
});

describe('changes of an account apply to its passkeys', () => {
  test('a deactivated account has none when it is active again', async () => {
    const { id, oneTime, ...body } = await createAdministrator('saliente');
    await api.signInFirst(body.username, oneTime);
    await enrollAs(body.username);
    const change = (is_active: boolean) =>
      api.asAdmin('PUT', `/users/${id}`, { ...body, is_active });
    await change(false);
    expect(refusal(await enterWith())).toEqual([401, refused]);
    await change(true);
    expect(refusal(await enterWith())).toEqual([401, refused]);
    expect((await lastOf('password-reset'))?.before).toEqual({ passkeys: ['Portátil'] });
  });

  test('a new one-time password removes them, and a chosen password does not', async () => {
    const { id, username, oneTime } = await createAdministrator('tomada');
    await api.signInFirst(username, oneTime);
    await enrollAs(username);
    expect((await enterWith()).status).toBe(200);
    await api.asAdmin('POST', `/users/${id}/password`);
    expect((await lastOf('password-reset'))?.before).toEqual({ passkeys: ['Portátil'] });
    expect(refusal(await enterWith())).toEqual([401, refused]);
  });

  /** Signs in with the password that `signInFirst` chooses. */
  async function enrollAs(username: string): Promise<void> {
    const own = 'una frase que nadie adivina';
    const token = await api.signIn(username, own);
    expect((await add(token, device.make(await offer(token, own)))).status).toBe(201);
  }
});

test('challenges, answers and passwords are rate-limited', async () => {
  const two = { max: 2, seconds: 900 };
  const strict = createApp({
    database: api.database,
    settings: {
      ...defaultSettings,
      passkeyOrigin: site.origin,
      throttle: {
        ...defaultSettings.throttle,
        signInsByAddress: two,
        passwordChecksBySession: two,
      },
    },
    log: pino({ level: 'silent' }),
    now: () => new Date(`${testToday}T15:00:00Z`),
  });
  const token = await adminToken();
  const statuses = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...as(token) };
    const send = () =>
      strict.request(`/api/auth/passkeys${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    return [await send(), await send(), await send()].map(({ status }) => status);
  };
  expect(await statuses('/sign-in/options', {})).toEqual([200, 200, 429]);
  const credential = device.show({ challenge: 'made-up' });
  expect(await statuses('/sign-in', { credential })).toEqual([401, 401, 429]);
  expect(await statuses('/options', { current_password: 'otra' })).toEqual([422, 422, 429]);
});
