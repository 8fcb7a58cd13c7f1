import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { authorities } from './authorities.ts';

const server = fakeServer();

test.each([
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['https://otra.example/firma.png', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the picture of a signature from %j is %j', async (signature, shown) => {
  const row = { id: 1, name: 'Dra. Peña', office: 'Rectora', signature };
  server.use(http.get(`${testOrigin}/api/authorities`, () => HttpResponse.json({ data: [row] })));
  const { rows } = await authorities.list(testClient);
  expect(rows[0]?.signature).toBe(shown);
});
