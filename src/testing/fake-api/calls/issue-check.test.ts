import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeApiServer, send, startFakeApi } from '../fake-api.fixtures.ts';
import { createFakeUniversity, type FakeUniversity } from '../fake-university.ts';

let university: FakeUniversity;
let server: FakeApiServer;

beforeEach(() => {
  university = createFakeUniversity();
  server = startFakeApi({ university, extras: ['documents', 'issue-check'] });
});
afterEach(() => server.close());

test('the check of an issue names officials who hold one office on the day of the ceremony', async () => {
  const { applications, authorities, titles } = university.rows;
  const issued = new Set(titles.map(({ application_id }) => application_id));
  const confirmed = applications.find(
    ({ id, status }) => status === 'CONFIRMADA' && !issued.has(id),
  );
  const [rector] = authorities;
  if (confirmed === undefined || rector === undefined) {
    throw new Error('The demonstration has nobody to graduate, or no rector.');
  }
  authorities.push({ ...rector, id: 9001, name: 'Dr. Otro' });
  const path = `/api/titles/ceremony/${confirmed.ceremony_id}/check`;
  const { json } = await send('POST', path);
  expect(json).toMatchObject({
    data: {
      problems: expect.arrayContaining([
        {
          application_id: null,
          problem: {
            kind: 'several-signatories',
            office: expect.stringMatching(/^Rector/),
            names: [rector.name, 'Dr. Otro'],
          },
        },
      ]),
    },
  });
});
