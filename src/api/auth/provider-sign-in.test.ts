import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { leaveForProvider } from './provider-sign-in.ts';

const server = fakeServer();

function leaveFor(url: unknown) {
  server.use(
    http.post(`${testOrigin}/api/auth/openid`, () =>
      HttpResponse.json({ success: true, data: { url, key: 'k' } }),
    ),
  );
  return leaveForProvider(testClient, testOrigin);
}

test.each(['https://entrar.universidad.test/authorize?state=s', 'http://localhost:9000/authorize'])(
  'the sign-in page of a provider is %s',
  async (url) => {
    expect(await leaveFor(url)).toEqual({ url, key: 'k' });
  },
);

test.each([
  'javascript:alert(document.domain)',
  'JAVASCRIPT:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://grados.universidad.test/0f1e',
  'vbscript:msgbox(1)',
  'http://entrar.universidad.test',
  '/authorize',
  null,
])('%j leads nowhere', async (url) => {
  await expect(leaveFor(url)).rejects.toMatchObject({ kind: 'unreadable' });
});
