import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { type Correction, titleEntries } from './title-entries.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const origin = 'https://grados.universidad.test';
const api = createApiClient({
  baseUrl: origin,
  authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
});

const resolution = {
  number: 'CU-1',
  date: { year: 2026, month: 8, day: 3 },
  body: 'Consejo',
  reason: 'Error',
};
const sentResolution = {
  resolution_number: 'CU-1',
  resolution_date: '2026-08-03',
  resolution_body: 'Consejo',
  resolution_reason: 'Error',
};

/** Sends a correction. @returns the path and the body that the server received. */
async function sent(correction: Correction): Promise<unknown[]> {
  const received: unknown[] = [];
  server.use(
    http.post(`${origin}/api/titles/:id/:kind`, async ({ request }) => {
      received.push(new URL(request.url).pathname, await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  await titleEntries.create(api, correction);
  return received;
}

test.each([
  ['annulled', 'annulment'],
  ['duplicated', 'duplicate'],
] as const)('%s is sent to %s with its resolution', async (kind, path) => {
  expect(await sent({ kind, titleId: 7, resolution })).toEqual([
    `/api/titles/7/${path}`,
    sentResolution,
  ]);
});

test('a rectification is sent with what the new title says', async () => {
  const corrected = {
    firstName: 'Ana',
    secondName: '',
    thirdName: '',
    lastName: 'Pérez',
    secondLastName: 'Zea',
    idNumber: '1',
    degreeTitle: 'Licenciada',
  };
  expect(await sent({ kind: 'rectified', titleId: 7, resolution, corrected })).toEqual([
    '/api/titles/7/rectification',
    {
      ...sentResolution,
      first_name: 'Ana',
      middle_name: '',
      third_name: '',
      last_name: 'Pérez',
      second_last_name: 'Zea',
      id_number: '1',
      degree_title: 'Licenciada',
    },
  ]);
});

test('a rectification without the id of the new title is unreadable', async () => {
  const row = { ...sentResolution, title_id: 1, entered_by: 'Ana', created_at: '2026-08-03' };
  const rows = [
    { ...row, id: 1, kind: 'annulled', replacing_title_id: null },
    { ...row, id: 2, kind: 'rectified', replacing_title_id: 9 },
    { ...row, id: 3, kind: 'rectified', replacing_title_id: null },
    { ...row, id: 4, kind: 'revoked' },
  ];
  server.use(http.get(`${origin}/api/title-entries`, () => HttpResponse.json(rows)));
  const list = await titleEntries.list(api);
  expect(list.rows.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'annulled'],
    [2, 'rectified'],
  ]);
  expect(list.rows[1]).toMatchObject({ replacedBy: 9, resolution });
  expect(list.unreadable).toHaveLength(2);
});
