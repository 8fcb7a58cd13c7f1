import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { type Correction, titleEntries } from './title-entries.ts';

const server = fakeServer();

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
    http.post(`${testOrigin}/api/titles/:id/:kind`, async ({ request }) => {
      received.push(new URL(request.url).pathname, await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  await titleEntries.create(testClient, correction);
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

test.each([
  [false, {}],
  [true, { former_name_hidden: true }],
])(
  'a rectification is sent with what the new title says (hidden name: %s)',
  async (hidesFormerName, choice) => {
    const corrected = {
      firstName: 'Ana',
      secondName: '',
      thirdName: '',
      lastName: 'Pérez',
      secondLastName: 'Zea',
      idNumber: '1',
      degreeTitle: 'Licenciada',
    };
    const correction = {
      kind: 'rectified',
      titleId: 7,
      resolution,
      corrected,
      stated: undefined,
    } as const;
    expect(await sent({ ...correction, hidesFormerName })).toEqual([
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
        ...choice,
      },
    ]);
  },
);

test('a rectification without the id of the new title is unreadable', async () => {
  const row = { ...sentResolution, title_id: 1, entered_by: 'Ana', created_at: '2026-08-03' };
  const rows = [
    { ...row, id: 1, kind: 'annulled', replacing_title_id: null },
    { ...row, id: 2, kind: 'rectified', replacing_title_id: 9 },
    { ...row, id: 3, kind: 'rectified', replacing_title_id: null },
    { ...row, id: 4, kind: 'revoked' },
    { ...row, id: 5, kind: 'rectified', replacing_title_id: 8, former_name_hidden: true },
  ];
  server.use(http.get(`${testOrigin}/api/title-entries`, () => HttpResponse.json(rows)));
  const list = await titleEntries.list(testClient);
  expect(list.rows.map(({ id, kind }) => [id, kind])).toEqual([
    [1, 'annulled'],
    [2, 'rectified'],
    [5, 'rectified'],
  ]);
  expect(list.rows[1]).toMatchObject({ replacedBy: 9, resolution, hidesFormerName: false });
  expect(list.rows[2]).toMatchObject({ replacedBy: 8, hidesFormerName: true });
  expect(list.unreadable).toHaveLength(2);
});
