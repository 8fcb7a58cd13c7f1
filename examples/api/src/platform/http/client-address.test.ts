import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from './api-env.ts';
import { createAddressReader } from './client-address.ts';

const warnings: string[] = [];
const log = { warn: (message: string) => warnings.push(message) };

async function addressSeen(proxies: string[], socket: string, forwarded?: string): Promise<string> {
  const app = new Hono<ApiEnv>();
  const addressOf = createAddressReader(proxies, log);
  app.get('/', (c) => c.text(addressOf(c)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request('/', { headers }, { incoming })).text();
}

const ours = ['10.0.0.0/8', '192.168.1.7', 'fd00::/8'];

test.each([
  ['no trusted proxy', [], '10.0.0.1', '6.6.6.6', '10.0.0.1'],
  ['a header from an untrusted client', ours, '7.7.7.7', '6.6.6.6', '7.7.7.7'],
  ['a balancer', ours, '10.0.0.1', '6.6.6.6', '6.6.6.6'],
  ['a proxy configured by address', ours, '192.168.1.7', '6.6.6.6', '6.6.6.6'],
  ['its neighbouring address', ours, '192.168.1.8', '6.6.6.6', '192.168.1.8'],
  ['two balancers', ours, '10.0.0.1', '6.6.6.6, 10.9.9.9', '6.6.6.6'],
  ['a forged entry before the true one', ours, '10.0.0.1', '1.1.1.1, 6.6.6.6', '6.6.6.6'],
  ['a forged entry with a trusted address', ours, '10.0.0.1', '10.1.1.1, 6.6.6.6', '6.6.6.6'],
  ['with the port', ours, '10.0.0.1', '6.6.6.6:51234', '6.6.6.6'],
  ['with the port, IPv6', ours, 'fd00::1', '[2001:DB8::6]:51234', '2001:db8::6'],
  ['an entry that is no address', ours, '10.0.0.1', 'x-1', '10.0.0.1'],
  ['a number', ours, '10.0.0.1', '7', '10.0.0.1'],
  ['a blank entry', ours, '10.0.0.1', '6.6.6.6, ', '10.0.0.1'],
  ['only balancers', ours, '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['no header', ours, '10.0.0.1', undefined, '10.0.0.1'],
  ['IPv4 on an IPv6 socket', ours, '::ffff:10.0.0.1', '::ffff:6.6.6.6', '6.6.6.6'],
])('%s', async (_, proxies, socket, header, address) => {
  expect(await addressSeen(proxies, socket, header)).toBe(address);
});

test('a header from an unconfigured balancer causes one warning', async () => {
  warnings.length = 0;
  const app = new Hono<ApiEnv>();
  const addressOf = createAddressReader([], log);
  app.get('/', (c) => c.text(addressOf(c)));
  await app.request('/');
  expect(warnings).toEqual([]);
  for (let count = 0; count < 3; count += 1) {
    await app.request('/', { headers: { 'x-forwarded-for': '6.6.6.6' } });
  }
  expect(warnings).toEqual([expect.stringContaining('BIRRETE_TRUSTED_PROXIES')]);
});

test.each(['x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
  '%s without a trusted proxy causes one warning too',
  async (name) => {
    warnings.length = 0;
    const app = new Hono<ApiEnv>();
    const addressOf = createAddressReader([], log);
    app.get('/', (c) => c.text(addressOf(c)));
    for (let count = 0; count < 2; count += 1) {
      await app.request('/', { headers: { [name]: 'https' } });
    }
    expect(warnings).toEqual([expect.stringContaining('BIRRETE_TRUSTED_PROXIES')]);
  },
);

test('a header from an address that is no trusted proxy causes one warning', async () => {
  warnings.length = 0;
  const app = new Hono<ApiEnv>();
  const addressOf = createAddressReader(ours, log);
  app.get('/', (c) => c.text(addressOf(c)));
  const from = (remoteAddress: string) =>
    app.request(
      '/',
      { headers: { 'x-forwarded-for': '6.6.6.6' } },
      { incoming: { socket: { remoteAddress } } },
    );
  await from('10.0.0.1');
  expect(warnings).toEqual([]);
  await from('203.0.113.9');
  await from('203.0.113.9');
  expect(warnings).toEqual([expect.stringContaining('outside of BIRRETE_TRUSTED_PROXIES')]);
  expect(warnings.join()).not.toContain('203.0.113.9');
});

test('a connection that closes during its request keeps its address', async () => {
  const app = new Hono<ApiEnv>();
  const addressOf = createAddressReader([], log);
  const socket: { remoteAddress: string | undefined } = { remoteAddress: '203.0.113.9' };
  app.use(async (c, next) => {
    addressOf(c);
    socket.remoteAddress = undefined;
    await next();
  });
  app.get('/', (c) => c.text(addressOf(c)));
  const answer = await app.request('/', {}, { incoming: { socket } });
  expect(await answer.text()).toBe('203.0.113.9');
});
