import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listCeremonies } from '../contract/paths/paths.ts';
import { ceremonies } from './ceremonies/ceremonies.ts';
import { createApiClient } from './client.ts';

const origin = 'https://grados.universidad.test';
const server = setupServer();

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers the calls for ceremonies with these statuses, one after another. @returns the tokens of the calls */
function answers(...statuses: readonly number[]): readonly (string | null)[] {
  const tokens: (string | null)[] = [];
  server.use(
    http.get(`${origin}/api/ceremonies`, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      const status = statuses[tokens.length - 1];
      if (status === 0) return HttpResponse.error();
      return HttpResponse.json({ success: true, data: [] }, { status: status ?? 200 });
    }),
  );
  return tokens;
}

function clientOf(session: { token: string }) {
  const onUnauthorized = vi.fn(async () => 'ended' as const);
  const api = createApiClient({
    baseUrl: origin,
    headers: async () => ({ 'x-portal': 'grados' }),
    authorization: {
      headers: () => ({ authorization: `Bearer ${session.token}` }),
      onUnauthorized,
    },
  });
  return { api, onUnauthorized };
}

test('a begun call is sent once, and answers the first read', async () => {
  const tokens = answers();
  const { api } = clientOf({ token: 'a' });
  api.begin(listCeremonies);
  api.begin(listCeremonies);
  expect((await ceremonies.list(api)).rows).toEqual([]);
  expect(tokens).toEqual(['Bearer a']);
  await ceremonies.list(api);
  expect(tokens).toHaveLength(2);
});

test('another session does not receive the answer', async () => {
  const tokens = answers();
  const session = { token: 'a' };
  const { api } = clientOf(session);
  api.begin(listCeremonies);
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  session.token = 'b';
  await ceremonies.list(api);
  expect(tokens).toEqual(['Bearer a', 'Bearer b']);
});

test.each([500, 0])('a begun call that fails with %s is sent again by the read', async (status) => {
  const tokens = answers(status);
  const { api } = clientOf({ token: 'a' });
  api.begin(listCeremonies);
  expect((await ceremonies.list(api)).rows).toEqual([]);
  expect(tokens).toHaveLength(2);
});

test('a refused begun call ends no session; the read does', async () => {
  const tokens = answers(401, 401);
  const { api, onUnauthorized } = clientOf({ token: 'a' });
  api.begin(listCeremonies);
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  expect(onUnauthorized).not.toHaveBeenCalled();
  await expect(ceremonies.list(api)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test('an answer that nobody has read for half a minute is not used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tokens = answers();
  const { api } = clientOf({ token: 'a' });
  api.begin(listCeremonies);
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await ceremonies.list(api);
  expect(tokens).toHaveLength(2);
});
