import { demoPassword } from '@birrete/example-api/site/demo/demo-access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, testNow } from '../../../examples/api/testing/test-api.ts';
import { portalRoutes } from './portal-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A portal with a clock, and a browser that has signed in. */
async function openPortal() {
  let seconds = 0;
  const routes = portalRoutes(api, () => new Date(testNow.getTime() + seconds * 1000));
  const signIn = await routes.request('http://portal/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'mrivas', password: 'portal-demo' }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const send = (method: string, path: string) =>
    routes.request(`http://portal${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
    });
  const readToken = async (): Promise<string> =>
    (await (await send('POST', '/token')).json()).token;
  return {
    send,
    readToken,
    pass(passed: number) {
      seconds += passed;
      api.pass(passed);
    },
  };
}

const call = (token: string, method: string, path: string, body?: object) =>
  api.call(method, path, body, { authorization: `Bearer ${token}` });

const official = { name: 'Ana Ñáñez', office: 'Rectora', valid_from: '2026-01-01' };

test('a new token is no new proof of identity: the console asks for one as after any sign-in', async () => {
  const portal = await openPortal();
  expect((await call(await portal.readToken(), 'POST', '/authorities', official)).status).toBe(201);
  portal.pass(11 * 60);
  const renewed = await portal.readToken();
  const declined = await call(renewed, 'POST', '/authorities', official);
  expect(declined.status).toBe(403);
  expect(declined.headers.get('birrete-step-up')).toContain('password');
  const proof = { current_password: demoPassword };
  expect((await call(renewed, 'POST', '/auth/confirmation', proof)).status).toBe(200);
  expect((await call(renewed, 'POST', '/authorities', official)).status).toBe(201);
});

test('the trail names who has entered through the portal', async () => {
  const portal = await openPortal();
  const entries = () =>
    api.database.kysely
      .selectFrom('audit_entries')
      .select(['actor_name', 'after'])
      .where('action', '=', 'signed-in')
      .execute();
  const before = (await entries()).length;
  await portal.readToken();
  expect((await entries()).slice(before)).toEqual([
    { actor_name: expect.stringContaining('Mariela'), after: { opened_by: 'openid' } },
  ]);
});

test("the portal's sign-out ends the sessions that it has opened", async () => {
  const portal = await openPortal();
  const tokens = [await portal.readToken(), await portal.readToken()];
  await portal.send('DELETE', '/session');
  for (const token of tokens) {
    expect((await call(token, 'GET', '/auth/sessions')).status).toBe(401);
  }
  expect((await portal.send('POST', '/token')).status).toBe(401);
});

test('a form of another site signs nobody in', async () => {
  const body = '{"username":"jcardozo","password":"portal-demo","x":"="}';
  const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
  const answer = await portalRoutes(api).request('http://portal/session', {
    method: 'POST',
    headers,
    body,
  });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});
