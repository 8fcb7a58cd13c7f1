import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { demoPassword } from '#site/demo/demo-access.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { throttle: defaultSettings.throttle } });
});
afterAll(() => api.close());

const signIn = (identifier: string, cookie = '', { app } = api, password = demoPassword) =>
  app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ identifier, password }),
  });

async function cookieAfter(identifier: string, cookie?: string): Promise<string> {
  const answer = await signIn(identifier, cookie);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('in production the cookie is sent over https only, behind a proxy that reports nothing too', async () => {
  const signInSettings = { ...defaultSettings.signIn, secureCookies: true };
  const site = await startTestApi({ settings: { signIn: signInSettings } });
  const cookie = (await signIn('admin', '', site)).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Secure-birrete-device=[\w-]{43}; .*; Secure/);
  await site.close();
});

describe('a browser whose cookie the API did not give to the user', () => {
  test('gets another, so that a planted one becomes no known device', async () => {
    const planted = `birrete-device=${'A'.repeat(43)}`;
    const own = await cookieAfter('admin', planted);
    expect(own).toMatch(/^birrete-device=[\w-]{43}$/);
    expect(own).not.toBe(planted);
    const devices = await api.database.kysely.selectFrom('known_devices').selectAll().execute();
    expect(devices).toHaveLength(1);
  });

  test("gets another, also if it is an attacker's own", async () => {
    const attackers = await cookieAfter('consulta');
    expect(await cookieAfter('admin', attackers)).not.toBe(attackers);
  });
});

test('a browser that two users share stays known to both', async () => {
  const first = await cookieAfter('registro');
  const shared = await cookieAfter('admin', first);
  expect(await cookieAfter('registro', shared)).toBe(shared);
  expect(await cookieAfter('admin', shared)).toBe(shared);
});

test('a user of a shared browser gets no further guesses at the password of another', async () => {
  const { free } = defaultSettings.throttle.signInsByAccount;
  const shared = await cookieAfter('admin');
  const guess = (cookie: string) => signIn('admin', cookie, api, 'x');
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const own = await cookieAfter('consulta', shared);
    for (let count = 0; count < free; count += 1) statuses.push((await guess(own)).status);
  }
  // Those of the device, and those of a new device.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(2 * free);
});
