import { openIdStartAnswer, signInAnswer } from 'birrete/contract';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { createApp } from '#server/app.ts';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { type OpenIdServer, openIdClient, startOpenIdServer } from '#testing/openid-server.ts';
import { type Answer, dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

const publicUrl = 'https://grados.universidad.edu';
const page = `${publicUrl}/login`;
const label = 'la cuenta ULA';

const settingsFor = (issuer: string) => ({
  openid: {
    issuer,
    label,
    publicUrl,
    clientId: openIdClient.id,
    clientSecret: openIdClient.secret,
    trustedEmail: { claim: 'email_verified' },
    acrValues: [],
  } as const,
});

let api: TestApi;
let provider: OpenIdServer;
beforeAll(async () => {
  provider = await startOpenIdServer(`${publicUrl}/api/auth/openid/callback`);
  api = await startTestApi({ settings: settingsFor(provider.issuer) });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const person = (sub: string, email: string, email_verified = true) => ({
  sub,
  email,
  email_verified,
});
const director = person('director', 'Admin@universidad.edu');

async function begin(returnTo = page, again = false, at = api) {
  const body = { return_to: returnTo, again };
  const answer = await at.call('POST', '/auth/openid', body);
  return dataOf(answer, openIdStartAnswer);
}

/** Follows the provider's redirect to our callback. @returns the address to which the callback redirects. */
async function comeBack(callback: string): Promise<URL> {
  const { pathname, search } = new URL(callback);
  const response = await api.app.request(pathname + search);
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
}

const codeOf = (url: URL) => url.searchParams.get('openid') ?? '';
const exchange = (code: string, key: string) =>
  api.call('POST', '/auth/openid/session', { code, key });

async function enterAs(account: ReturnType<typeof person>): Promise<Answer> {
  provider.signsIn(account);
  const { url, key } = await begin();
  return exchange(codeOf(await comeBack(await provider.visit(url))), key);
}

async function createUser(username: string) {
  const email = `${username}@universidad.edu`;
  const body = { username, email, full_name: 'Ana Ñáñez', role_id: 1 };
  const created = await api.asAdmin('POST', '/users', body);
  return { ...body, id: dataOf(created, v.object({ id: v.number() })).id };
}

async function trail(action: string) {
  const entries = await api.database.kysely
    .selectFrom('audit_entries')
    .select(['actor_name', 'subject_id', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return entries.map(({ actor_name, subject_id, after }) => [actor_name, subject_id, after]);
}

test('sign-in through a provider is announced with the label of the provider', async () => {
  const answer = await api.call('GET', '/auth/openid');
  expect(dataOf(answer, v.object({ label: v.string() }))).toEqual({ label });
  expect(answer.headers.get('birrete-extras')).toContain('openid');
});

test('a user signs in by a verified e-mail first, and by issuer and subject later', async () => {
  const first = await enterAs(director);
  const { token, user } = dataOf(first, signInAnswer);
  expect(user).toMatchObject({ username: 'admin', role_id: 1, must_change_password: false });
  expect(first.headers.get('set-cookie')).toContain('birrete-device=');
  const authorization = `Bearer ${token}`;
  expect((await api.call('GET', '/ceremonies', undefined, { authorization })).status).toBe(200);
  expect(await trail('identity-tied')).toEqual([
    [user.full_name, String(user.id), { issuer: provider.issuer, subject: 'director' }],
  ]);
  expect((await trail('signed-in')).at(-1)?.at(2)).toEqual({ opened_by: 'openid' });

  const renamed = await enterAs(person('director', 'otra@correo.example', false));
  expect(dataOf(renamed, signInAnswer).user.username).toBe('admin');
});

test('a user with a one-time password need not choose another, and can still use it', async () => {
  const { username, email } = await createUser('nueva');
  const { token, user } = dataOf(await enterAs(person('nueva', email)), signInAnswer);
  expect(user).toMatchObject({ username, must_change_password: false });
  const authorization = `Bearer ${token}`;
  expect((await api.call('GET', '/ceremonies', undefined, { authorization })).status).toBe(200);
});

describe('a refused user sees the reason, and the audit trail records it', () => {
  const noAccess = `${label} te reconoce, pero aquí no hay un usuario activo con ese correo. Pide acceso a quien administra el sistema en tu universidad.`;

  test('an e-mail without an account', async () => {
    const answer = await enterAs(person('extraña', 'extraña@universidad.edu'));
    expect(refusal(answer)).toEqual([401, noAccess]);
    const [actor, subject, after] = (await trail('sign-in-failed')).at(-1) ?? [];
    expect([actor, subject]).toEqual(['public', 'unknown']);
    expect(after).toEqual({ opened_by: 'openid', refusal: 'unknown', subject: 'extraña' });
  });

  test('an e-mail that the provider has not verified', async () => {
    const { email } = await createUser('dudosa');
    expect(refusal(await enterAs(person('dudosa', email, false)))).toEqual([
      401,
      `${label} no ha confirmado tu correo. Confírmalo allí o entra con tu contraseña.`,
    ]);
  });

  test('a deactivated user, with or without an earlier sign-in', async () => {
    const { id, ...body } = await createUser('saliente');
    const change = (is_active: boolean) =>
      api.asAdmin('PUT', `/users/${id}`, { ...body, is_active });
    await change(false);
    const account = person('saliente', body.email);
    expect(refusal(await enterAs(account))).toEqual([401, noAccess]);
    await change(true);
    expect((await enterAs(account)).status).toBe(200);
    await change(false);
    expect(refusal(await enterAs(account))).toEqual([401, noAccess]);
    const [, subject, after] = (await trail('sign-in-failed')).at(-1) ?? [];
    expect([subject, after]).toEqual([
      String(id),
      { opened_by: 'openid', refusal: 'inactive', subject: 'saliente' },
    ]);
  });

  test('a reassigned e-mail address, until an administrator changes the account', async () => {
    const { id, ...body } = await createUser('heredada');
    expect((await enterAs(person('antes', body.email))).status).toBe(200);
    const heir = person('después', body.email);
    const [status, message] = refusal(await enterAs(heir));
    expect([status, message]).toEqual([401, expect.stringContaining('unido a otra identidad')]);
    await api.asAdmin('PUT', `/users/${id}`, { ...body, email: 'otra@universidad.edu' });
    expect((await enterAs({ ...heir, email: 'otra@universidad.edu' })).status).toBe(200);
  });

  test('a user whom the provider refuses', async () => {
    const { url, key } = await begin();
    const state = new URL(url).searchParams.get('state');
    const query = new URLSearchParams({ error: 'access_denied', state: state ?? '' });
    const back = await comeBack(`${publicUrl}/api/auth/openid/callback?${query}`);
    const [status, message] = refusal(await exchange(codeOf(back), key));
    expect([status, message]).toEqual([401, expect.stringContaining('No se completó')]);
  });
});

describe('sign-in is refused', () => {
  const spent =
    'Esta entrada venció o ya se usó. Vuelve a la página de entrada e inténtalo de nuevo.';

  test('for an unknown or used state', async () => {
    provider.signsIn(director);
    const { url } = await begin();
    const callback = new URL(await provider.visit(url));
    const forged = new URLSearchParams(callback.searchParams);
    forged.set('state', 'x'.repeat(43));
    const answerTo = async (query: URLSearchParams) => {
      const response = await api.app.request(`${callback.pathname}?${query}`);
      return [response.status, response.headers.get('location'), await response.text()];
    };
    expect(await answerTo(forged)).toEqual([400, null, spent]);
    await comeBack(callback.href);
    expect(await answerTo(callback.searchParams)).toEqual([400, null, spent]);
  });

  test("for another user's authorization code", async () => {
    provider.signsIn(director);
    const [victim, attacker] = [await begin(), await begin()];
    const stolen = new URL(await provider.visit(victim.url));
    stolen.searchParams.set('state', new URL(attacker.url).searchParams.get('state') ?? '');
    const [status, message] = refusal(
      await exchange(codeOf(await comeBack(stolen.href)), attacker.key),
    );
    expect([status, message]).toEqual([401, expect.stringContaining('No se completó')]);
  });

  test('for a result code without its key, used twice, or after a minute', async () => {
    provider.signsIn(director);
    const { url, key } = await begin();
    const code = codeOf(await comeBack(await provider.visit(url)));
    const { key: other } = await begin();
    expect(refusal(await exchange(code, other))).toEqual([401, spent]);
    expect((await exchange(code, key)).status).toBe(200);
    expect(refusal(await exchange(code, key))).toEqual([401, spent]);

    const late = await begin();
    const lateCode = codeOf(await comeBack(await provider.visit(late.url)));
    api.pass(60);
    expect(refusal(await exchange(lateCode, late.key))).toEqual([401, spent]);
  });

  test('after ten minutes at the provider', async () => {
    const { url } = await begin();
    const callback = new URL(await provider.visit(url));
    api.pass(600);
    expect((await api.app.request(callback.pathname + callback.search)).status).toBe(400);
  });
});

test('the return address must be of our site, and keeps its query', async () => {
  const { host, protocol } = new URL(publicUrl);
  const refused = [
    'https://example.org/login',
    `${publicUrl}.example.org/`,
    '/login',
    `blob:${publicUrl}/x`,
    `${protocol}//evil.example:pw@${host}/admin`,
    `${protocol}//evil.example@${host}/admin`,
    `javascript:location='${publicUrl}'`,
    'data:text/html,x',
  ];
  for (const foreign of refused) {
    const answer = await api.call('POST', '/auth/openid', { return_to: foreign });
    expect(refusal(answer)[0]).toBe(422);
  }
  provider.signsIn(director);
  const { url } = await begin(`${publicUrl}/portal/?a=1#/admin/login`);
  const back = await comeBack(await provider.visit(url));
  expect([back.pathname, back.searchParams.get('a'), back.hash]).toEqual([
    '/portal/',
    '1',
    '#/admin/login',
  ]);
});

test('while the provider is down, a message says so and passwords still work', async () => {
  const down = await startOpenIdServer(`${publicUrl}/api/auth/openid/callback`);
  await down.close();
  const app = createApp({
    database: api.database,
    settings: { ...defaultSettings, ...settingsFor(down.issuer) },
    log: pino({ level: 'silent' }),
  });
  const post = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await post('/api/auth/openid', { return_to: page });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      success: false,
      error: `${label} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`,
    },
  ]);
  const credentials = { identifier: demoAdministrator, password: demoPassword };
  expect((await post('/api/auth/login', credentials)).status).toBe(200);
});
