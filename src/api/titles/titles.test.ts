import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { listTitles } from './titles.ts';

const address = `${testOrigin}/api/titles`;
const server = fakeServer();

async function verificationRead(fields: object) {
  server.use(http.get(address, () => HttpResponse.json({ data: [{ id: 3, ...fields }] })));
  const { rows } = await listTitles(testClient);
  return rows[0]?.verification;
}

test.each(['https://grados.universidad.test/verificar?c=7K2M', 'HTTP://localhost:3000/7K2M'])(
  'a title is verified at %s',
  async (url) => {
    const fields = { verification_code: '7K2M', verification_url: url };
    expect(await verificationRead(fields)).toEqual({ code: '7K2M', url });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://grados.test', '/verificar', null])(
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
