import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { decideApplication } from './applications/applications.ts';
import { signOut } from './auth/sign-out.ts';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { listGenders } from './genders/list-genders.ts';
import { nothing } from './wire/answer.ts';

const origin = 'https://grados.universidad.test';
const server = setupServer();
const seen: Request[] = [];
const confirmation = { kind: 'confirm', notes: '' } as const;

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  seen.length = 0;
});
afterAll(() => server.close());

function answerWith(extras: string | undefined, status = 200) {
  server.use(
    http.all(`${origin}/api/*`, ({ request }) => {
      seen.push(request);
      const headers: HeadersInit = extras === undefined ? {} : { 'Birrete-Extras': extras };
      return HttpResponse.json([], { status, headers });
    }),
  );
}

function client(options: Partial<ApiClientOptions> = {}) {
  return createApiClient({
    baseUrl: origin,
    authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
    ...options,
  });
}

test('a server offers what it announces, once it has answered', async () => {
  answerWith('idempotency-key, sign-out,password');
  const api = client();
  expect(api.offers('sign-out')).toBe(false);
  await listGenders(api);
  expect(api.offers('sign-out')).toBe(true);
  expect(api.offers('password')).toBe(true);
});

test('a server that announces nothing offers nothing', async () => {
  answerWith(undefined);
  const api = client();
  await listGenders(api);
  expect(api.offers('sign-out')).toBe(false);
});

test('an announcement stands although a proxy answered in between', async () => {
  const api = client();
  answerWith('sign-out');
  await listGenders(api);
  answerWith(undefined, 502);
  await listGenders(api).catch(() => undefined);
  expect(api.offers('sign-out')).toBe(true);
});

test('the settings stand above the announcement, from the first call on', async () => {
  answerWith('sign-out');
  const api = client({ extras: 'password' });
  expect(api.offers('password')).toBe(true);
  await listGenders(api);
  expect(api.offers('sign-out')).toBe(false);
});

test('a key goes to another origin that takes keys, and to no other', async () => {
  answerWith('idempotency-key');
  const api = client();
  const submit = () =>
    api.send({
      call: 'POST /api/public/apply',
      idempotencyKey: 'k',
      answer: nothing,
    });
  await submit();
  await submit();
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, 'k']);
});

test('the version of a row goes to a server that announced to heed it, and to no other', async () => {
  const api = client();
  const row = { id: 7, version: 'v3' };
  for (const extras of [undefined, 'sign-out', 'if-match', 'if-match']) {
    answerWith(extras);
    await decideApplication(api, row, confirmation);
  }
  await decideApplication(api, { id: 7 }, confirmation);
  expect(seen.map(({ headers }) => headers.get('if-match'))).toEqual([
    null,
    null,
    null,
    '"v3"',
    null,
  ]);
});

test.each([
  [{ success: true, data: { id: 7, version: 4 } }, '4'],
  [{ id: 7, version: 'v4' }, 'v4'],
  [{ success: true }, undefined],
  [[], undefined],
])('a change answered with %j leaves the row in version %j', async (body, version) => {
  server.use(http.patch(`${origin}/api/*`, () => HttpResponse.json(body)));
  expect(await decideApplication(client(), { id: 7 }, confirmation)).toBe(version);
});

test('signing out speaks for the session that is over, and its 401 ends no other', async () => {
  answerWith(undefined, 401);
  let ended = 0;
  const api = client({
    authorization: {
      headers: () => ({ authorization: 'Bearer of-the-next-person' }),
      onUnauthorized: async () => {
        ended += 1;
        return 'ended';
      },
    },
  });
  await expect(signOut(api, { authorization: 'Bearer t-1' })).rejects.toMatchObject({
    kind: 'unauthorized',
  });
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer t-1');
  expect(ended).toBe(0);
});

test('a list that is known is asked for only if it has changed, of a server that announces it', async () => {
  const answers = [
    () =>
      HttpResponse.json([{ id: 1, name: 'Femenino' }], { headers: { ETag: 'W/"a"', ...tagged } }),
    () => new HttpResponse(null, { status: 304, headers: { ETag: 'W/"a"' } }),
    () => HttpResponse.json([], { headers: { ETag: 'W/"b"' } }),
  ];
  server.use(
    http.get(`${origin}/api/genders`, ({ request }) => {
      seen.push(request);
      return answers[seen.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  const api = client();
  const first = await listGenders(api);
  const second = await listGenders(api, undefined, first);
  expect(second).toBe(first);
  const third = await listGenders(api, undefined, second);
  expect(third).toMatchObject({ rows: [], tag: 'W/"b"' });
  expect(seen.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, 'W/"a"', 'W/"a"']);
});

test('a server that did not announce it is asked for the whole list', async () => {
  server.use(
    http.get(`${origin}/api/genders`, ({ request }) => {
      seen.push(request);
      return HttpResponse.json([], { headers: { ETag: 'W/"a"' } });
    }),
  );
  const api = client();
  await listGenders(api, undefined, await listGenders(api));
  expect(seen.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null]);
});

const tagged = { 'Birrete-Extras': 'if-none-match' };

test('the day of the server is that of its last answer', async () => {
  const days = ['2026-06-15', '2026-06-16', undefined];
  server.use(
    http.all(`${origin}/api/*`, () => {
      const day = days.shift();
      const headers: HeadersInit = day === undefined ? {} : { 'Birrete-Today': day };
      return HttpResponse.json([], { headers });
    }),
  );
  const api = client();
  expect(api.today()).toBeUndefined();
  await listGenders(api);
  expect(api.today()).toBe('2026-06-15');
  await listGenders(api);
  expect(api.today()).toBe('2026-06-16');
  await listGenders(api);
  expect(api.today()).toBe('2026-06-16');
});
