import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { ApiEnv } from './services.ts';

async function seen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<ApiEnv>();
  app.get('/', (c) => c.text(clientAddress(c, trustedProxies)));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers })).text();
}

test.each([
  [0, '6.6.6.6', 'unknown'],
  [1, '6.6.6.6, 10.0.0.7', '10.0.0.7'],
  [2, '6.6.6.6, 10.0.0.7, 10.0.0.1', '10.0.0.7'],
  [1, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  [1, '2001:db8::6', '2001:db8:0:0'],
  [1, '::ffff:10.0.0.7', '10.0.0.7'],
])('behind %i balancers, %j is %s', async (proxies, header, address) => {
  expect(await seen(proxies, header)).toBe(address);
});
