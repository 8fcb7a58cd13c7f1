import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ settings: { throttle: defaultSettings.throttle } });
});
afterAll(() => api.close());

/** A browser at an address, with its device cookie. */
interface Visitor {
  readonly address: string;
  readonly cookie?: string;
}

async function signIn(
  identifier: string,
  password: string,
  { address, cookie }: Visitor,
  { app } = api,
) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const body = JSON.stringify({ identifier, password });
  const env = { incoming: { socket: { remoteAddress: address } } };
  return app.request('/api/auth/login', { method: 'POST', headers, body }, env);
}

const statusOf = async (identifier: string, password: string, visitor: Visitor) =>
  (await signIn(identifier, password, visitor)).status;

/** Signs in as the administrator. @returns the browser, which is known from then on. */
async function knownBrowser(address: string, at = api): Promise<Visitor> {
  const answer = await signIn('admin', demoPassword, { address }, at);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^birrete-device=[\w-]{43}; .*Path=\/api\/auth; HttpOnly; SameSite=Strict/,
  );
  return { address, cookie: cookie.split(';')[0] ?? '' };
}

describe('an account', () => {
  test('has five free failures across all its names, then delays that double', async () => {
    const names = ['registro', 'registro@universidad.edu', 'REGISTRO'];
    for (let count = 0; count < 5; count += 1) {
      const address = `10.1.0.${count}`;
      expect(await statusOf(names[count % 3] ?? '', 'x', { address })).toBe(401);
    }
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const address = `10.1.1.${count}`;
      const refused = await signIn('registro', demoPassword, { address });
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      api.pass(wait);
      expect(await statusOf('registro', 'x', { address })).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    api.pass(900);
    expect(await statusOf('registro', demoPassword, { address: '10.1.2.1' })).toBe(200);
    expect(await statusOf('registro', 'x', { address: '10.1.2.1' })).toBe(401);
    expect(await statusOf('registro', demoPassword, { address: '10.1.2.1' })).toBe(200);
  });

  test('counts an unknown name like a known one', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await statusOf('nadie', 'x', { address: '10.1.3.1' })).toBe(401);
    }
    expect(await statusOf('NADIE', 'x', { address: '10.1.3.2' })).toBe(429);
  });

  test('accepts simultaneous sign-ins with the right password', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        statusOf('consulta', demoPassword, { address: `10.1.4.${index}` }),
      ),
    );
    expect(statuses).toEqual(Array(12).fill(200));
  });

  test('checks the password of five of 50 simultaneous guesses', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        statusOf('consulta', 'x', { address: `10.1.5.${index}` }),
      ),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });
});

describe('a device that signed in before', () => {
  test('can sign in while the account and the address are blocked for others', {
    tags: ['rare'],
  }, async () => {
    const own = await knownBrowser('10.2.0.1');
    for (let count = 0; count < 70; count += 1) {
      await signIn(count < 5 ? demoAdministrator : `nadie-${count}`, 'x', { address: '10.2.0.1' });
    }
    expect(await statusOf('admin', demoPassword, { address: '10.2.0.2' })).toBe(429);
    expect(await statusOf('consulta', demoPassword, { address: '10.2.0.1' })).toBe(429);
    expect(await statusOf('admin', demoPassword, own)).toBe(200);
  });

  test('has five free failures in addition to those of the account', async () => {
    api.pass(86_400);
    const own = await knownBrowser('10.2.1.1');
    for (let count = 0; count < 5; count += 1) {
      expect(await statusOf('admin', 'x', own)).toBe(401);
    }
    expect(await statusOf('admin', demoPassword, own)).toBe(429);
    expect(await statusOf('admin', demoPassword, { address: '10.2.1.2' })).toBe(200);
  });

  test('is known only for the user who signed in from it', async () => {
    const own = await knownBrowser('10.2.2.1');
    for (let count = 0; count < 5; count += 1) await signIn('registro', 'x', own);
    expect(await statusOf('registro', demoPassword, { address: '10.2.2.2' })).toBe(429);
    expect(await statusOf('registro', demoPassword, own)).toBe(429);
  });
});

describe('many sign-ins at once', () => {
  const many = 40;
  let slow: TestApi;
  beforeAll(async () => {
    const { throttle } = defaultSettings;
    // As in production, the hash takes longer than the database.
    slow = await startTestApi({ settings: { passwordCost: { logN: 14, r: 8, p: 1 }, throttle } });
  });
  afterAll(() => slow.close());

  /**
   * Sends many sign-ins, and then the administrator's. @returns the status of the latter, and of those that came after it
   */
  async function duringFlood(from: (index: number) => string, administrator: Visitor) {
    const statuses: number[] = [];
    const flood = Array.from({ length: many }, async (_, index) => {
      statuses.push(await statusAt(`flood-${index}`, 'x', { address: from(index) }));
    });
    const status = await statusAt('admin', demoPassword, administrator);
    const before = statuses.length;
    await Promise.all(flood);
    return { status, before, statuses };
  }

  const statusAt = async (identifier: string, password: string, visitor: Visitor) =>
    (await signIn(identifier, password, visitor, slow)).status;

  test('from a few addresses do not displace a sign-in from a new device', {
    tags: ['rare'],
  }, async () => {
    const newcomer = { address: '10.3.1.1' };
    const from = (index: number) => `10.3.0.${index % 4}`;
    const { status, before } = await duringFlood(from, newcomer);
    expect(status).toBe(200);
    expect(before).toBeLessThan(many / 2);
  });

  test('from as many addresses do not displace a sign-in from a known device', {
    tags: ['rare'],
  }, async () => {
    const own = await knownBrowser('10.4.1.1', slow);
    const { status, before } = await duringFlood((index) => `10.4.0.${index}`, own);
    expect(status).toBe(200);
    expect(before).toBeLessThan(many / 2);
  });

  test('from as many addresses do not displace a sign-in from a new device, which comes first the next time', {
    tags: ['rare'],
  }, async () => {
    const from = (index: number) => `10.5.0.${index}`;
    const first = await duringFlood(from, { address: '10.5.1.1' });
    expect(first.status).toBe(200);
    expect(first.statuses).toEqual(Array(many).fill(401));
    const second = await duringFlood(from, { address: '10.5.1.2' });
    expect(second.status).toBe(200);
    expect(second.before).toBeLessThan(many / 2);
  });
});
