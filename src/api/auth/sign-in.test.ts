import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { fakeServer, testOrigin } from '../test-client.fixtures.ts';
import { signIn } from './sign-in.ts';

const server = fakeServer();

const api = createApiClient({
  baseUrl: testOrigin,
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
});

function signInAnswered(body: object) {
  server.use(http.post(`${testOrigin}/api/auth/login`, () => HttpResponse.json(body)));
  return signIn(api, { identifier: 'ana', password: 'secreta' });
}

test.each([
  ['flat', { token: 't', user: { username: 'ana', role_id: 1 } }],
  [
    'under data',
    { success: true, data: { token: ' t ', user: { username: 'ana', role_id: '1' } } },
  ],
])('token and user %s are a sign-in', async (_, body) => {
  expect(await signInAnswered(body)).toMatchObject({
    token: 't',
    user: { username: 'ana', roleId: 1 },
  });
});

test.each([
  ['without a token', { user: { username: 'ana' } }],
  ['with an empty token', { token: ' ', user: { username: 'ana' } }],
  ['without a user', { data: { token: 't' } }],
])('an answer %s is none', async (_, body) => {
  await expect(signInAnswered(body)).rejects.toMatchObject({ kind: 'unreadable' });
});

test.each([
  ['role_name', { role_name: 'Registradora', role: 'x' }, 'Registradora'],
  ['role', { role: ' Registradora ' }, 'Registradora'],
  ['a blank one', { role_name: ' ' }, undefined],
  ['a number, which is an id', { role: 1 }, undefined],
  ['an object', { role: { id: 1 } }, undefined],
])("the role's name from %s", async (_, fields, roleName) => {
  const { user } = await signInAnswered({ token: 't', user: { username: 'ana', ...fields } });
  expect(user.roleName).toBe(roleName);
});
