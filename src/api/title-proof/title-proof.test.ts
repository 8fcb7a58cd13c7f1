import { expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { answerTitleProof, readTitleProof } from './title-proof.ts';
import { decideWordingRequest, titleProofs } from './title-proofs.ts';

const own = { code: 'AG-2026-043', identity: '３０８' };

function answering(answer: unknown, sent: Request[] = []) {
  return createApiClient({
    baseUrl: 'https://grados.universidad.test',
    authorization: { headers: () => ({}), onUnauthorized: async () => 'ended' },
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json(answer);
    },
  });
}

const open = {
  status: 'open',
  last_day: '2026-08-09',
  title: {
    version: 'v1',
    full_name: 'Fabiola Ortega',
    identification_type: 'V',
    id_number: '28169308',
    degree_title: null,
    ceremony_date: '14/08/2026',
    image: '<svg/>',
  },
  answer: null,
  correction: null,
};

test('decodes an open proof, and sends the proof of identity in ASCII', async () => {
  const sent: Request[] = [];
  const proof = await readTitleProof(answering({ success: true, data: open }, sent), own);
  expect(proof).toMatchObject({
    status: 'open',
    lastDay: { year: 2026, month: 8, day: 9 },
    title: {
      version: 'v1',
      identification: 'V-28169308',
      degreeTitle: undefined,
      ceremonyDate: { year: 2026, month: 8, day: 14 },
      image: '<svg/>',
    },
    answer: undefined,
    wordingRequest: undefined,
  });
  expect(sent[0]?.headers.get('birrete-proof')).toBe('308');
});

test('a proof without a title is closed, and one without a status is unreadable', async () => {
  const closed = { ...open, title: null };
  expect((await readTitleProof(answering(closed), own)).status).toBe('closed');
  await expect(readTitleProof(answering({}), own)).rejects.toMatchObject({ kind: 'unreadable' });
});

test('an answer names the version that was read', async () => {
  const sent: Request[] = [];
  const api = answering(open, sent);
  await answerTitleProof(api, own, { version: 'v1', description: undefined });
  await answerTitleProof(api, own, { version: 'v1', description: 'Soraida' });
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { version: 'v1', answer: 'correct' },
    { version: 'v1', answer: 'correction', description: 'Soraida' },
  ]);
});

test('a wording request with an unknown status counts as open', async () => {
  const correction = { id: 7, status: 'escalated', description: 'Soraida' };
  const rows = [{ application_id: 192, status: 'seen', correction }, { application_id: 193 }];
  const list = await titleProofs.list(answering(rows));
  expect(list.rows).toMatchObject([
    { id: 192, status: 'seen', wordingRequest: { id: 7, status: 'open', reply: undefined } },
    { id: 193, status: 'seen', wordingRequest: undefined },
  ]);
});

test('an acceptance sends a blank reply as null, and a gender only if it changes', async () => {
  const sent: Request[] = [];
  const api = answering({ success: true }, sent);
  await decideWordingRequest(api, 7, { kind: 'accept', reply: '', genderId: undefined });
  await decideWordingRequest(api, 7, { kind: 'accept', reply: 'Listo', genderId: 2 });
  await decideWordingRequest(api, 8, { kind: 'answer', reply: 'Así consta' });
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/corrections/7/accept',
    '/api/corrections/7/accept',
    '/api/corrections/8/answer',
  ]);
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { reply: null },
    { reply: 'Listo', gender_id: 2 },
    { reply: 'Así consta' },
  ]);
});
