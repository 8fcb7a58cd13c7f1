import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, startTestApi, type TestApi } from '#testing/test-api.ts';
import { countRows } from '../database/stored-row.ts';
import { defaultSettings } from '../settings/settings.ts';
import { enforceAddressLimits, enforceRateLimit } from './throttle.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ demo: false, settings: { throttle: defaultSettings.throttle } });
});
afterAll(() => api.close());

const limit = { max: 30, seconds: 60 };
const start = Date.parse('2026-06-15T15:00:00Z');

/** Makes a call at each of these seconds. @returns the number of those that pass. */
async function allowed(name: string, seconds: readonly number[]): Promise<number> {
  let count = 0;
  for (const second of seconds) {
    const at = new Date(start + second * 1000);
    const call = enforceRateLimit(api.database.kysely, { kind: 'test', parts: [name] }, limit, at);
    await call.then(
      () => {
        count += 1;
      },
      () => {},
    );
  }
  return count;
}

test('no period of a minute has more calls than the limit', async () => {
  const around = Array.from({ length: 60 }, (_, index) => 58.5 + index * 0.05);
  expect(await allowed('edge', around)).toBe(30);
  expect(await allowed('edge', [90, 118])).toBe(0);
  expect(await allowed('edge', [125, 126, 127])).toBe(3);
});

test('a caller who keeps trying passes again when earlier calls have left the window', async () => {
  const steady = Array.from({ length: 300 }, (_, index) => index);
  const passed = await allowed('steady', steady);
  expect(passed).toBeGreaterThanOrEqual(30 * 4);
  expect(passed).toBeLessThanOrEqual(30 * 5);
});

test('a refusal says when to try again', async () => {
  const at = (second: number) => new Date(start + second * 1000);
  const bucket = { kind: 'wait', parts: [] };
  const { kysely } = api.database;
  await enforceRateLimit(kysely, bucket, { max: 1, seconds: 60 }, at(2));
  const refused = enforceRateLimit(kysely, bucket, { max: 1, seconds: 60 }, at(10));
  await expect(refused).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '55' } });
  await enforceRateLimit(kysely, bucket, { max: 1, seconds: 60 }, at(66));
});

test('a caller without limits always passes, and is not counted', async () => {
  const { kysely } = api.database;
  const countBuckets = () => countRows(kysely, sql`from throttle_windows`);
  const before = await countBuckets();
  const caller = { kind: 'unlimited', address: '192.0.2.1' };
  const refund = await enforceAddressLimits(kysely, caller, [], new Date(start));
  await refund();
  expect(await countBuckets()).toBe(before);
});

/** Makes calls, each from another address. @returns the number of those that pass. */
async function allowedFrom(kind: string, addresses: readonly string[]): Promise<number> {
  const calls = addresses.map((address) =>
    enforceAddressLimits(api.database.kysely, { kind, address }, [limit], new Date(start)),
  );
  const ends = await Promise.allSettled(calls);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

test('IPv6 addresses are limited by /64 and by /48, IPv4 addresses individually', async () => {
  expect(
    await allowedFrom(
      'line',
      many(100, (index) => `2001:db8:1:2::${index + 1}`),
    ),
  ).toBe(30);
  expect(
    await allowedFrom(
      'site',
      many(400, (index) => `2001:db8:1:${index + 1}::1`),
    ),
  ).toBe(300);
  expect(
    await allowedFrom(
      'four',
      many(100, (index) => `10.0.0.${index + 1}`),
    ),
  ).toBe(100);
});

test('a call that one limit refuses does not count against another', async () => {
  const limits = [
    { max: 5, seconds: 60 },
    { max: 20, seconds: 3600 },
  ];
  const caller = { kind: 'two-limits', address: '10.0.7.7' };
  const passedAt = async (second: number) => {
    const at = new Date(start + second * 1000);
    const calls = Array.from({ length: 40 }, () =>
      enforceAddressLimits(api.database.kysely, caller, limits, at),
    );
    const ends = await Promise.allSettled(calls);
    return ends.filter(({ status }) => status === 'fulfilled').length;
  };
  const passed: number[] = [];
  for (const second of [0, 120, 240, 360, 480]) passed.push(await passedAt(second));
  expect(passed).toEqual([5, 5, 5, 5, 0]);
});

test('the limit of 30 look-ups also holds across the end of a minute', async () => {
  api.pass(58);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    if (count === 30) api.pass(3);
    statuses.push((await api.call('GET', '/public/status/AG-2026-001')).status);
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  const [, message] = refusal(await api.call('GET', '/public/status/AG-2026-001'));
  expect(message).toContain('demasiadas consultas');
});
