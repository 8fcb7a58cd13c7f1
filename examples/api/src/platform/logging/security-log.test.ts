import { createdUserAnswer, passkeyOptionsAnswer } from 'birrete/contract';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { dataOf, startTestApi, type TestApi, testNow, testSettings } from '#testing/test-api.ts';

const site = { origin: 'https://grados.universidad.edu', rpId: 'grados.universidad.edu' };
const line = v.looseObject({ security: v.string(), requestId: v.string() });

let api: TestApi;
beforeAll(async () => {
  const two = { max: 2, seconds: 900 };
  const throttle = { ...testSettings.throttle, lookUpsByAddress: [two] };
  api = await startTestApi({ settings: { passkeyOrigin: site.origin, throttle } });
});
afterAll(() => api.close());
beforeEach(() => {
  api.logged.length = 0;
});

/** The security events of the log, without what differs between runs. */
function events() {
  return api.logged
    .map((text) => v.safeParse(line, JSON.parse(text)))
    .flatMap(({ success, output }) => (success ? [output] : []))
    .map(({ requestId: _, time: __, level: ___, msg: ____, address: _____, ...event }) => event)
    .filter(({ security }) => security !== 'signed-in');
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

test('failed sign-ins name the account by its id, and no name that somebody typed', async () => {
  await api.call('POST', '/auth/login', { identifier: 'registro', password: 'otra' });
  await api.call('POST', '/auth/login', { identifier: 'mi contraseña', password: 'otra' });
  expect(events()).toEqual([
    { security: 'sign-in-failed', account: expect.any(Number), by: 'password' },
    { security: 'sign-in-failed', account: null, by: 'password' },
  ]);
  expect(JSON.stringify(api.logged)).not.toContain('mi contraseña');
});

test('missing rights and reached limits name the route', async () => {
  const token = await api.signIn('registro');
  await api.call('GET', '/users', undefined, as(token));
  for (const code of ['AG-2026-901', 'AG-2026-902', 'AG-2026-903']) {
    await api.call('GET', `/public/status/${code}`);
  }
  expect(events()).toEqual([
    { security: 'forbidden', account: expect.any(Number), route: '/api/users' },
    { security: 'rate-limited', account: null, route: '/api/public/status/:code' },
  ]);
});

test.each([
  ['full', '203.0.113.9', '203.0.113.9'],
  ['network', '203.0.113.9', '203.0.113.0/24'],
  ['network', '2001:db8:1:2::9', '2001:db8:1::/48'],
  ['none', '203.0.113.9', undefined],
] as const)(
  'a sign-in is an event, and %s shows %s as %s',
  async (loggedAddresses, from, shown) => {
    const settings = { ...testSettings, loggedAddresses };
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (text: string) => lines.push(text) });
    const app = createApp({ database: api.database, settings, log, now: () => testNow });
    const body = JSON.stringify({ identifier: 'registro', password: demoPassword });
    const headers = { 'content-type': 'application/json' };
    const env = { incoming: { socket: { remoteAddress: from } } };
    await app.request('/api/auth/login', { method: 'POST', headers, body }, env);
    const signedIn = lines.map((text) => JSON.parse(text)).find(({ security }) => security);
    expect(signedIn).toMatchObject({ security: 'signed-in', account: expect.any(Number) });
    expect(signedIn.address).toBe(shown);
  },
);

test('a wrong proof of a look-up is an event without the code', async () => {
  const careful = await startTestApi({ settings: { lookUpProof: 'document' } });
  const headers = { 'birrete-proof': '000' };
  await careful.call('GET', '/public/status/AG-2026-001', undefined, headers);
  const lines = careful.logged.filter((text) => text.includes('wrong-proof'));
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toContain('AG-2026-001');
  await careful.close();
});

test('confirmations, exports, new passwords and passkeys are events', async () => {
  const token = await api.signIn('admin');
  const call = (method: string, path: string, body?: unknown) =>
    api.call(method, path, body, as(token));
  const user = { username: 'nueva', email: 'nueva@universidad.edu', full_name: 'Ana', role_id: 1 };
  const { id } = dataOf(await call('POST', '/users', user), createdUserAnswer);
  await call('PUT', `/users/${id}`, { ...user, role_id: 2 });
  await call('POST', `/users/${id}/password`);
  await call('POST', '/reports/graduated-applications', { format: 'CSV' });
  const offered = await call('POST', '/auth/passkeys/options', { current_password: demoPassword });
  const credential = createAuthenticator(site).make(dataOf(offered, passkeyOptionsAnswer));
  await call('POST', '/auth/passkeys', { name: 'Portátil', credential });
  api.pass(11 * 60);
  await call('POST', `/users/${id}/password`);
  await call('POST', '/auth/confirmation', { current_password: 'otra' });
  await call('POST', '/auth/confirmation', { current_password: demoPassword });
  const account = expect.any(Number);
  expect(events()).toEqual([
    { security: 'powerful-call', account, call: 'createUser' },
    { security: 'access-changed', account: id, actor: account },
    { security: 'powerful-call', account, call: 'updateUser' },
    { security: 'password-reset', account: id, actor: account },
    { security: 'powerful-call', account, call: 'reissuePassword' },
    { security: 'powerful-call', account, call: 'reportGraduatedApplications' },
    { security: 'exported', account, route: 'graduated-applications' },
    { security: 'confirmed', account, by: 'password' },
    { security: 'passkey-added', account },
    { security: 'powerful-call', account, call: 'addPasskey' },
    { security: 'confirmation-required', account },
    { security: 'confirmation-failed', account, by: 'password' },
    { security: 'confirmed', account, by: 'password' },
  ]);
  const text = JSON.stringify(api.logged);
  for (const secret of [demoPassword, 'nueva@universidad.edu', 'Portátil', token]) {
    expect(text).not.toContain(secret);
  }
});
