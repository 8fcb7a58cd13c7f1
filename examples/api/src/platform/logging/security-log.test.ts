import { createdUserAnswer, passkeyOptionsAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#site/demo/demo-access.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { dataOf, startTestApi, type TestApi, testSettings } from '#testing/test-api.ts';

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
    .map(({ requestId: _, time: __, level: ___, msg: ____, ...event }) => event);
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
    { security: 'password-reset', account: id, actor: account },
    { security: 'exported', account, route: 'graduated-applications' },
    { security: 'passkey-added', account },
    { security: 'confirmation-required', account },
    { security: 'confirmation-failed', account, by: 'password' },
    { security: 'confirmed', account, by: 'password' },
  ]);
  const text = JSON.stringify(api.logged);
  for (const secret of [demoPassword, 'nueva@universidad.edu', 'Portátil', token]) {
    expect(text).not.toContain(secret);
  }
});
