import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { bulkIssueTitles } from './bulk-issue.ts';

const server = fakeServer();

const address = `${testOrigin}/api/titles/ceremony/:id/bulk-emit`;
const date = { year: 2026, month: 7, day: 3 };

test('the day goes as day/month/year', async () => {
  let sent: unknown;
  server.use(
    http.post(address, async ({ request, params }) => {
      sent = [params.id, await request.json()];
      return HttpResponse.json({});
    }),
  );
  await bulkIssueTitles(testClient, 12, date);
  expect(sent).toEqual(['12', { emission_date: '03/07/2026' }]);
});

test.each([
  [{ success: true, data: { count: 40, total_issued: 90 } }, 40],
  [{ success: true, data: { issued: '37' } }, 37],
  [{ emitted: 3 }, 3],
  [{ total: 0 }, 0],
  [{ message: 'ok', issued: [{ id: 1 }, { id: 2 }] }, 2],
  [{ success: true, data: [{ id: 1 }] }, 1],
  [{ data: { titles: [{}, {}, {}] } }, 3],
  [[{}, {}], 2],
  [{ count: null, data: { total: 5 } }, 5],
  [{ success: true }, undefined],
  [{ success: true, data: { count: 'muchos' } }, undefined],
  [{ count: -1 }, undefined],
  [{ count: 2.5 }, undefined],
  [{ issued: true }, undefined],
  ['listo', undefined],
])('%j says %s', async (body, count) => {
  server.use(http.post(address, () => HttpResponse.json(body)));
  expect(await bulkIssueTitles(testClient, 1, date)).toBe(count);
});

test('an empty body is a success that says no number', async () => {
  server.use(http.post(address, () => new HttpResponse(null, { status: 204 })));
  expect(await bulkIssueTitles(testClient, 1, date)).toBeUndefined();
});
