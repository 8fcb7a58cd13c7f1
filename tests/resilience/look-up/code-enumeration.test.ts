// @module-tag rare
import { afterEach, expect, test } from 'vitest';
import {
  defaultSettings,
  type Settings,
} from '../../../examples/api/src/platform/settings/settings.ts';
import { startTestApi, type TestApi } from '../../../examples/api/testing/test-api.ts';
import { repetitions } from '../repetitions.ts';
import { enumerateCodes, type Guess } from './outsider.ts';

let started: TestApi | undefined;
afterEach(() => started?.close());

async function start(settings: Partial<Settings>): Promise<TestApi> {
  started = await startTestApi({ settings });
  return started;
}

/** An hour in `npm run test:resilience`. */
const minutes = repetitions({ test: 11, full: 60 });

/** Attacks the demonstration's university, which has more codes than an hour of guesses. */
async function attack(lookUpProof: 'none' | 'document' | 'key', guess: Guess) {
  const { throttle } = defaultSettings;
  const api = await start({ lookUpProof, throttle, trustedProxies: ['127.0.0.1'] });
  const rows = await api.database.kysely
    .selectFrom('applications')
    .select('application_code')
    .orderBy('id')
    .execute();
  const codes = rows.map(({ application_code }) => application_code);
  const loot = await enumerateCodes({ api, codes, guess, minutes });
  const { asked, identities, reasons, tries, refused } = loot;
  console.info(
    `${lookUpProof}: ${identities.size} of ${codes.length} people, ${reasons} reasons; ${loot.minutes} minutes, ${asked} requests, ${tries} tries, ${refused} refused`,
  );
  return { api, codes, loot };
}

const digits: Guess = (attempt) => String(attempt % 1000).padStart(3, '0');
const keys: Guess = (attempt) => `${attempt}`.padStart(22, 'x');

test('with none, an outsider reads every person, and the record tells who', async () => {
  const { api, codes, loot } = await attack('none', () => undefined);
  expect(loot.identities.size).toBe(codes.length);
  expect(loot.reasons).toBe(0);
  const recorded = await api.database.kysely
    .selectFrom('look_up_disclosures')
    .select('application_code')
    .distinct()
    .execute();
  expect(recorded).toHaveLength(codes.length);
});

test.each([
  ['the /64 networks of an IPv6 site', (call: number) => `2001:db8:7:${call.toString(16)}::1`, 60],
  ['the addresses of an IPv4 block', (call: number) => `198.51.100.${call % 250}`, 120],
])('with none, %s read little more than one line in a minute', async (_, addressAt, most) => {
  const { throttle } = defaultSettings;
  const api = await start({ lookUpProof: 'none', throttle, trustedProxies: ['127.0.0.1'] });
  const statuses = await askTimes(api, 200, addressAt, '/api/public/status/AG-2026-001');
  expect(statuses.filter((status) => status !== 429)).toHaveLength(most);
});

test.each(['status', 'proof'])('a code with a NUL counts as a miss: %s', async (call) => {
  const { throttle } = defaultSettings;
  const api = await start({
    lookUpProof: 'key',
    titleProof: defaultSettings.titleProof,
    throttle,
    trustedProxies: ['127.0.0.1'],
  });
  const path = `/api/public/${call}/AG%00`;
  const statuses = await askTimes(api, 60, () => '198.51.100.7', path);
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

/** The statuses of calls through a trusted proxy, one after the other. */
async function askTimes(
  api: TestApi,
  times: number,
  addressAt: (call: number) => string,
  path: string,
): Promise<number[]> {
  const behindProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const headers = { 'X-Forwarded-For': addressAt(call), 'Birrete-Proof': 'x' };
    statuses.push((await api.app.request(path, { headers }, behindProxy)).status);
  }
  return statuses;
}

test('with document, an outsider has 40 tries of a thousand, and the owner gets in meanwhile', async () => {
  const { loot, api } = await attack('document', digits);
  expect(loot.tries).toBeLessThanOrEqual(40);
  expect(loot.identities.size).toBeLessThanOrEqual(1);
  expect(loot.refused).toBeGreaterThan(5 * minutes);

  const owner = await api.database.kysely
    .selectFrom('applications')
    .select(['application_code', 'id_number'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const headers = { 'Birrete-Proof': owner.id_number };
  const env = { incoming: { socket: { remoteAddress: '198.51.100.1' } } };
  const path = `/api/public/status/${owner.application_code}`;
  const answer = await api.app.request(path, { headers }, env);
  expect(await answer.text()).toContain(`"${owner.id_number}"`);
});

test('with key, an outsider reads nobody', async () => {
  const { loot } = await attack('key', keys);
  expect([loot.identities.size, loot.reasons]).toEqual([0, 0]);
});
