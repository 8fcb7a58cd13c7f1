import { expect, test } from 'vitest';
import { fakeFetch } from '#testing/fake-api/fake-fetch.ts';
import { createFakeUniversity } from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';
import { answersToCodes, type Call } from './server-codes.ts';

const university = createFakeUniversity();
const send = fakeFetch(graduationHandlers({ university, extras: ['verification'] }));

const call: Call = async (path) => {
  const answer = await send(`https://grados.example/api${path}`);
  return { status: answer.status, body: await answer.json() };
};

test('finds a code in any writing', async () => {
  const [application] = university.rows.applications;
  Object.assign(application ?? {}, { application_code: 'AG-2026-248' });
  const { found, expected } = await answersToCodes(call);
  expect(found).toEqual(expected);
});
