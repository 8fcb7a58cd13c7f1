// @module-tag rare
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess } from '#testing/api-process.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import type { Environment } from '../platform/settings/environment.ts';
import { readVariable } from '../platform/settings/read-variable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database?.drop());

const start = (seconds: number) =>
  startApiProcess({ DATABASE_URL: database.url, BIRRETE_DRAIN_SECONDS: String(seconds) });

test('a stopped instance is unready first, still answers, and then ends with 0', async () => {
  const { child, address } = await start(4);
  const healthStatus = async (at: string) => (await fetch(`${address}${at}`)).status;
  expect(await healthStatus('/health')).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(() => healthStatus('/health')).toBe(503);
  expect([await healthStatus('/genders'), await healthStatus('/health/live')]).toEqual([200, 200]);
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends an instance at once', async () => {
  const { child, address } = await start(60);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/health`)).status).toBe(503);
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
});

test('instances drain by default in production only', () => {
  const readDrainSeconds = (env: Environment) => readVariable(env, 'BIRRETE_DRAIN_SECONDS');
  expect(readDrainSeconds({})).toBe(0);
  expect(readDrainSeconds({ NODE_ENV: 'production' })).toBe(5);
  expect(readDrainSeconds({ NODE_ENV: 'production', BIRRETE_DRAIN_SECONDS: '0' })).toBe(0);
  expect(() => readDrainSeconds({ BIRRETE_DRAIN_SECONDS: '5m' })).toThrow('from 0 to 60');
  expect(() => readDrainSeconds({ BIRRETE_DRAIN_SECONDS: '600' })).toThrow('from 0 to 60');
});
