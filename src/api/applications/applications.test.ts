import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { applications } from './applications.ts';

const server = fakeServer();

function answer(body: object) {
  server.use(http.get(`${testOrigin}/api/applications`, () => HttpResponse.json(body)));
}

const student = { first_name: 'Ana', middle_name: 'María', last_name: 'Peña', id_number: 'V-1' };

test.each([
  ['flat', { id: 7, ...student, phone_number: '0414' }],
  ['nested', { application_id: 7, student: { id: 99, ...student, phone: '0414' } }],
  ['nested beside empty fields', { id: '7', first_name: null, phone: '0414', student }],
  [
    'nested beside blank fields',
    { id: 7, last_name: ' ', phone: '', phone_number: '0414', student },
  ],
  [
    'flat in two spellings',
    { id: 7, ...student, second_name: '', phone: ' ', phone_number: '0414' },
  ],
])('a %s row reads the same', async (_, row) => {
  answer([{ ...row, application_code: 'AG-2026-007', status: 'CONFIRMADA' }]);
  const {
    rows: [application],
  } = await applications.list(testClient);
  expect(application).toMatchObject({
    id: 7,
    code: 'AG-2026-007',
    status: 'confirmed',
    student: {
      firstName: 'Ana',
      secondName: 'María',
      lastName: 'Peña',
      idNumber: 'V-1',
      phone: '0414',
    },
  });
});

test("the student's notes and dates are not the application's", async () => {
  const ofStudent = {
    updated_at: '2020-01-01',
    applied_at: '2020-01-01',
    notes: 'beca',
    status: 'CONFIRMADA',
    career_id: 9,
    career_name: 'Química',
    ceremony_name: 'Julio 2019',
    version: '4',
  };
  const row = { id: 1, application_date: '2026-07-01', confirmation_date: '2026-07-10' };
  answer([{ ...row, student: { ...student, ...ofStudent } }]);
  const {
    rows: [application],
  } = await applications.list(testClient);
  const dayOf = (day: number) => ({ kind: 'day', day: { year: 2026, month: 7, day } });
  expect(application).toMatchObject({
    appliedAt: dayOf(1),
    updatedAt: dayOf(10),
    notes: undefined,
    status: 'pending',
    career: { id: undefined, name: undefined },
    ceremony: { name: undefined },
    version: undefined,
    student: { firstName: 'Ana', secondName: 'María', lastName: 'Peña', idNumber: 'V-1' },
  });
});

test('what is missing is absent, not a failure', async () => {
  answer({ data: [{ id: 1 }] });
  const {
    rows: [application],
  } = await applications.list(testClient);
  expect(application).toMatchObject({ code: '', status: 'pending', appliedAt: undefined });
});
