import { expect, test } from 'vitest';
import { fakeFetch } from '#testing/fake-api/fake-fetch.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { answersToCodes } from './server-codes.ts';
import { answersToIdentityNumbers } from './server-identity-numbers.ts';
import { answersToDates, answersToEmails, answersToNames } from './server-people.ts';

const university = createFakeUniversity();
const send = fakeFetch(
  graduationHandlers({ university, extras: ['verification'], requireSecondLastName: false }),
);

async function call(path: string, init?: RequestInit) {
  const answer = await send(`https://grados.example/api${path}`, init);
  return { status: answer.status, body: await answer.json() };
}

test('finds a code in any writing', async () => {
  const [application] = university.rows.applications;
  Object.assign(application ?? {}, { application_code: 'AG-2026-248' });
  const { found, expected } = await answersToCodes((path) => call(path));
  expect(found).toEqual(expected);
});

const apply = (body: unknown) =>
  call('/public/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function offered() {
  const { ceremonies, careers } = university.rows;
  const ceremony = ceremonies.find(({ status }) => status === 'ABIERTO');
  return { ceremony_id: ceremony?.id ?? 0, career_id: careers[0]?.id ?? 0 };
}

test('takes all writings of an identity number for one person', async () => {
  const types = ['CI', 'V', 'E', 'P'];
  const { found, expected } = await answersToIdentityNumbers(apply, offered(), types);
  expect(found).toEqual(expected);
});

test.each([
  ['names', answersToNames],
  ['dates', answersToDates],
  ['e-mail addresses', answersToEmails],
] as const)('answers %s as the tables say', async (_, answers) => {
  const stored = () =>
    Promise.resolve(
      university.rows.applications.map((row) => ({ ...row, middle_name: row.second_name })),
    );
  const { found, expected } = await answers({ apply, stored, choices: offered() });
  expect(found).toEqual(expected);
});
