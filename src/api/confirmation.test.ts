import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { ApiError, mayHaveHappened } from './api-error.ts';
import { type ConfirmationResult, createApiClient } from './client.ts';
import { fakeServer, testOrigin } from './test-client.fixtures.ts';
import { bulkIssueTitles } from './titles/bulk-issue.ts';

const server = fakeServer();

const demand = { 'Birrete-Extras': 'step-up', 'Birrete-Step-Up': 'password, sms, passkey' };
const day = { year: 2026, month: 7, day: 3 };

/** Answers the first calls with these responses, and later ones with a success. @returns the bodies received */
function answerInOrder(...answers: Response[]): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post(`${testOrigin}/api/titles/ceremony/:id/bulk-emit`, async ({ request }) => {
      bodies.push(await request.json());
      return answers.shift() ?? HttpResponse.json({ success: true, data: { count: 3 } });
    }),
  );
  return bodies;
}

const declined = (headers: HeadersInit = demand) =>
  HttpResponse.json({ success: false, error: 'Confirma que eres tú' }, { status: 403, headers });

function clientWith(onConfirmation?: () => Promise<ConfirmationResult> | undefined) {
  const ask = vi.fn(onConfirmation ?? (async () => 'replay' as const));
  const authorization = {
    headers: () => ({}),
    onUnauthorized: async () => 'ended' as const,
    onConfirmation: ask,
  };
  return { api: createApiClient({ baseUrl: testOrigin, authorization }), ask };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call that demands a confirmation is sent again after it, as it was', async () => {
  const bodies = answerInOrder(declined());
  const { api, ask } = clientWith();
  expect(await bulkIssueTitles(api, 12, day)).toBe(3);
  expect(bodies).toEqual([{ emission_date: '03/07/2026' }, { emission_date: '03/07/2026' }]);
  expect(ask.mock.calls).toEqual([[['password', 'passkey']]]);
});

test('a second demand lets the call fail', async () => {
  const bodies = answerInOrder(declined(), declined(), declined());
  const { api, ask } = clientWith();
  expect(await failureOf(bulkIssueTitles(api, 12, day))).toMatchObject({ kind: 'forbidden' });
  expect([bodies.length, ask.mock.calls.length]).toEqual([2, 1]);
});

test('without a confirmation the call fails with the message, and certainly did nothing', async () => {
  const bodies = answerInOrder(declined());
  const { api } = clientWith(async () => ({ declined: 'No se hizo nada' }));
  const failure = await failureOf(bulkIssueTitles(api, 12, day));
  expect(failure).toMatchObject({ kind: 'refused', status: 403, serverMessage: 'No se hizo nada' });
  expect(mayHaveHappened(failure)).toBe(false);
  expect(bodies).toHaveLength(1);
});

test('an answer that gets lost after the confirmation may have had its effect', async () => {
  answerInOrder(declined(), HttpResponse.error());
  const failure = await failureOf(bulkIssueTitles(clientWith().api, 12, day));
  expect(failure).toBeInstanceOf(ApiError);
  expect(mayHaveHappened(failure)).toBe(true);
});

test.each<[string, HeadersInit]>([
  ['that announces no confirmations', { 'Birrete-Step-Up': 'password' }],
  ['that names no means', { 'Birrete-Extras': 'step-up' }],
])('a refusal of a server %s is a refusal', async (_, headers) => {
  const bodies = answerInOrder(declined(headers));
  const { api, ask } = clientWith();
  expect(await failureOf(bulkIssueTitles(api, 12, day))).toMatchObject({ kind: 'forbidden' });
  expect([bodies.length, ask.mock.calls.length]).toEqual([1, 0]);
});

test('without a screen that can ask, the refusal stays', async () => {
  answerInOrder(declined());
  const { api } = clientWith(() => undefined);
  const failure = await failureOf(bulkIssueTitles(api, 12, day));
  expect(failure).toMatchObject({ kind: 'forbidden', serverMessage: 'Confirma que eres tú' });
});
