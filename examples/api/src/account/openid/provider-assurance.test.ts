// @module-tag rare
import { createdUserAnswer, openIdStartAnswer, refusals, signInAnswer } from 'birrete/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { type OpenIdServer, openIdClient, startOpenIdServer } from '#testing/openid-server.ts';
import {
  type Answer,
  dataOf,
  refusal,
  startTestApi,
  type TestApi,
  testNow,
} from '#testing/test-api.ts';

const publicUrl = 'https://grados.universidad.edu';
const label = 'la cuenta ULA';
const director = { sub: 'director', email: 'admin@universidad.edu', email_verified: true };

let provider: OpenIdServer;
const started: TestApi[] = [];
beforeAll(async () => {
  provider = await startOpenIdServer(`${publicUrl}/api/auth/openid/callback`);
});
afterAll(async () => {
  for (const api of started) await api.close();
  await provider.close();
});

async function startApi(acrValues: readonly string[] = []): Promise<TestApi> {
  const client = { clientId: openIdClient.id, clientSecret: openIdClient.secret };
  const trustedEmail = { claim: 'email_verified' } as const;
  const { issuer } = provider;
  const openid = { issuer, label, publicUrl, ...client, trustedEmail, acrValues };
  const api = await startTestApi({ settings: { openid } });
  started.push(api);
  return api;
}

async function begin(api: TestApi, again = false, headers: HeadersInit = {}) {
  const body = { return_to: `${publicUrl}/login`, again };
  return dataOf(await api.call('POST', '/auth/openid', body, headers), openIdStartAnswer);
}

/** Visits the provider and returns. @returns the body for the exchange */
async function visit(api: TestApi, { url, key }: Awaited<ReturnType<typeof begin>>) {
  const callback = new URL(await provider.visit(url));
  const response = await api.app.request(callback.pathname + callback.search);
  const back = new URL(response.headers.get('location') ?? '');
  return { code: back.searchParams.get('openid') ?? '', key };
}

const enter = async (api: TestApi) =>
  api.call('POST', '/auth/openid/session', await visit(api, await begin(api)));

let count = 0;
function newAdministrator() {
  count += 1;
  const username = `nueva-${count}`;
  return { username, email: `${username}@universidad.edu`, full_name: 'Ana', role_id: 1 };
}

const cookieOf = ({ headers }: Answer) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Begins a sign-in on the device with the cookie. @returns the `prompt` that the provider gets */
async function promptOf(api: TestApi, cookie: string): Promise<string | null> {
  const { url } = await begin(api, false, { cookie });
  return new URL(url).searchParams.get('prompt');
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const create = (api: TestApi, token: string) =>
  api.call('POST', '/users', newAdministrator(), as(token));

test('a level that the settings demand is requested, and a lower one is refused', async () => {
  const api = await startApi(['mfa']);
  const { url } = await begin(api);
  expect(new URL(url).searchParams.get('acr_values')).toBe('mfa');
  provider.signsIn({ ...director, acr: 'mfa' });
  expect((await enter(api)).status).toBe(200);
  for (const account of [director, { ...director, acr: 'password' }]) {
    provider.signsIn(account);
    const [status, message] = refusal(await enter(api));
    expect([status, message]).toEqual([401, expect.stringContaining('exige un segundo factor')]);
  }
});

test('a sign-in whose time the provider does not say gives no access before a confirmation', async () => {
  const api = await startApi();
  provider.signsIn(director);
  const { token } = dataOf(await enter(api), signInAnswer);
  const refused = await create(api, token);
  expect(refusal(refused)).toEqual([403, refusals.stepUpRequired.message]);
  expect(refused.headers.get('birrete-step-up')).toBe('password, openid');

  const begun = await begin(api, true);
  const asked = new URL(begun.url).searchParams;
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
  const secrets = await visit(api, begun);
  const confirm = (body: object) => api.call('POST', '/auth/confirmation/openid', body, as(token));
  expect((await confirm(secrets)).status).toBe(200);
  expect((await create(api, token)).status).toBe(201);
  const notConfirmed = [422, refusals.notConfirmed.message];
  expect(refusal(await confirm(secrets))).toEqual(notConfirmed);
});

test("a confirmation is refused for another user, an old authentication, and another tab's key", async () => {
  const api = await startApi();
  provider.signsIn(director);
  const { token } = dataOf(await enter(api), signInAnswer);
  const notConfirmed = [422, refusals.notConfirmed.message];
  const confirmWith = async (change: object = {}) => {
    const body = { ...(await visit(api, await begin(api, true))), ...change };
    return refusal(await api.call('POST', '/auth/confirmation/openid', body, as(token)));
  };
  const { key } = await begin(api, true);
  expect(await confirmWith({ key })).toEqual(notConfirmed);
  provider.signsIn({ ...director, ts: testNow.getTime() / 1000 - 3600 });
  expect(await confirmWith()).toEqual(notConfirmed);
  const other = newAdministrator();
  dataOf(await api.asAdmin('POST', '/users', other), createdUserAnswer);
  provider.signsIn({ sub: other.username, email: other.email, email_verified: true });
  expect(await confirmWith()).toEqual(notConfirmed);
  // The log reports only what the provider says about this user.
  expect(api.logged.filter((line) => line.includes('no auth_time'))).toEqual([]);
  expect(refusal(await create(api, token))).toEqual([403, refusals.stepUpRequired.message]);
});

test('after a sign-out, the provider asks for the credentials again on that device', async () => {
  const api = await startApi();
  provider.signsIn(director);
  const entered = await enter(api);
  const cookie = cookieOf(entered);
  const { token } = dataOf(entered, signInAnswer);
  expect(await promptOf(api, cookie)).toBeNull();
  await api.call('POST', '/auth/logout', undefined, { ...as(token), cookie });
  expect(await promptOf(api, cookie)).toBe('login');
  const secrets = await visit(api, await begin(api, false, { cookie }));
  await api.call('POST', '/auth/openid/session', secrets, { cookie });
  expect(await promptOf(api, cookie)).toBeNull();
});

test('of two users of a device, the one who signed in or out last decides', async () => {
  const api = await startApi();
  provider.signsIn(director);
  const enterWith = async (cookie: string) => {
    const secrets = await visit(api, await begin(api, false, { cookie }));
    const entered = await api.call('POST', '/auth/openid/session', secrets, { cookie });
    return { cookie: cookieOf(entered), token: dataOf(entered, signInAnswer).token };
  };
  const leave = ({ cookie, token }: { cookie: string; token: string }) =>
    api.call('POST', '/auth/logout', undefined, { ...as(token), cookie });
  const enterOther = async (cookie: string) => {
    const body = { identifier: 'registro', password: demoPassword };
    return cookieOf(await api.call('POST', '/auth/login', body, { cookie }));
  };
  const first = await enterWith('');
  api.pass(60);
  await leave(first);
  api.pass(60);
  const cookie = await enterOther(first.cookie);
  expect(await promptOf(api, cookie)).toBeNull();

  const second = await enterWith(cookie);
  api.pass(60);
  await enterOther(second.cookie);
  api.pass(60);
  await leave(second);
  expect(await promptOf(api, second.cookie)).toBe('login');
});
