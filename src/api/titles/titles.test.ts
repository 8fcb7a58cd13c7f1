import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { listTitles } from './titles.ts';

const address = 'https://grados.universidad.test/api/titles';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({
  baseUrl: 'https://grados.universidad.test',
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
});

async function verificationRead(fields: object) {
  server.use(http.get(address, () => HttpResponse.json({ data: [{ id: 3, ...fields }] })));
  const { rows } = await listTitles(api);
  return rows[0]?.verification;
}

test.each(['https://grados.universidad.test/verificar?c=7K2M', 'HTTP://grados.test/7K2M'])(
  'a title is verified at %s',
  async (url) => {
    const fields = { verification_code: '7K2M', verification_url: url };
    expect(await verificationRead(fields)).toEqual({ code: '7K2M', url });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', '/verificar', null])(
  'no link leads to %j',
  async (url) => {
    const fields = { verification_code: '7K2M', verification_url: url };
    expect(await verificationRead(fields)).toEqual({ code: '7K2M', url: undefined });
  },
);

test('a title without a code has no verification', async () => {
  const fields = { verification_url: 'https://grados.universidad.test/verificar' };
  expect(await verificationRead(fields)).toBeUndefined();
});
