import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../examples/api/testing/test-api.ts';
import { signIn } from '../api/auth/sign-in.ts';
import { ceremonies } from '../api/ceremonies/ceremonies.ts';
import { createApiClient } from '../api/client.ts';
import { bearerSession } from '../session/bearer-session.ts';
import { memoryStorage } from '../session/safe-storage.ts';
import { demoPassword } from '../testing/university/users.ts';
import { signOut } from './sign-out.ts';

/** Tests the client against the reference API. */

let reference: TestApi;
beforeAll(async () => {
  reference = await startTestApi();
});
afterAll(() => reference.close());

const baseUrl = 'https://grados.universidad.test';
const network = setupServer();
beforeAll(() => network.listen());
afterAll(() => network.close());

/** Routes calls to the API in this process, and resolves when all have ended. */
function setUp() {
  const ended: Promise<unknown>[] = [];
  network.use(
    http.all(`${baseUrl}/*`, async ({ request }) => {
      const { method, headers } = request;
      const body = await request.text();
      const end = Promise.resolve(
        reference.app.request(request.url.slice(baseUrl.length), {
          method,
          headers,
          ...(body === '' ? {} : { body }),
        }),
      );
      ended.push(end);
      return end;
    }),
  );
  const auth = bearerSession({ storage: memoryStorage() });
  const api = createApiClient({
    baseUrl,
    authorization: { headers: () => auth.authorize(), onUnauthorized: auth.recover },
  });
  return { auth, api, ended };
}

test('after the sign-out the token is refused', async () => {
  const { auth, api, ended } = setUp();
  auth.begin?.(await signIn(api, { identifier: 'admin', password: demoPassword }));
  const token = auth.getSession()?.token;
  expect((await ceremonies.list(api)).rows).not.toHaveLength(0);

  signOut({ api, auth });
  expect(auth.getSession()).toBeUndefined();
  await expect.poll(() => ended.length).toBe(3);
  await Promise.all(ended);
  const answer = await reference.call('GET', '/ceremonies', undefined, {
    authorization: `Bearer ${token}`,
  });
  expect(answer.status).toBe(401);
});
