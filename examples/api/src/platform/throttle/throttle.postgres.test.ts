import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoApis, type TestApi, type TwoApis } from '#testing/test-api.ts';
import { defaultSettings } from '../settings/settings.ts';
import { enforceRateLimit } from './throttle.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis({ settings: { throttle: defaultSettings.throttle } });
});
afterAll(() => two?.close());

test('two processes share a limit: of 200 simultaneous calls, exactly that many pass', async () => {
  const limit = { max: 30, seconds: 60 };
  const bucket = { kind: 'race', parts: [] };
  const now = new Date('2026-06-15T15:00:58Z');
  const calls = two.apis.flatMap(({ database }) =>
    Array.from({ length: 100 }, () => enforceRateLimit(database.kysely, bucket, limit, now)),
  );
  const ends = await Promise.allSettled(calls);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
});

test('two processes share failures: of 40 simultaneous guesses, five are checked', async () => {
  const guess = ({ app }: TestApi, index: number) =>
    app.request(
      '/api/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: 'admin', password: 'x' }),
      },
      { incoming: { socket: { remoteAddress: `10.0.0.${index}` } } },
    );
  const guesses = two.apis.flatMap((api) =>
    Array.from({ length: 20 }, (_, index) => guess(api, index)),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(35);
});
