import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localOnly } from './local-only.ts';

let server: ServerType;
let port: number;
beforeAll(async () => {
  server = serve({
    fetch: localOnly(() => new Response('the demo')),
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends a request that names a host, which `fetch` does not allow. */
async function ask(headers: Readonly<Record<string, string>>) {
  const sent = request({ port, host: '127.0.0.1', headers }).end();
  const [answer] = await once(sent, 'response');
  const { statusCode: status, headers: received } = answer;
  return { status, body: await text(answer), policy: received['content-security-policy'] };
}

test.each([
  ['the address', '127.0.0.1:3000'],
  ['another loopback address', '127.0.0.5'],
  ['the name', 'localhost:3000'],
  ['a name below it', 'grados.localhost:3000'],
  ['IPv6', '[::1]:3000'],
])('a request for this machine by %s is answered', async (_, host) => {
  expect(await ask({ host })).toMatchObject({ status: 200, body: 'the demo' });
});

test.each([
  ['a foreign host, as in DNS rebinding', { host: 'atacante.example:3000' }],
  ['a host that only begins like this machine', { host: '127.0.0.1.atacante.example' }],
  ['a proxy by X-Forwarded-For', { 'x-forwarded-for': '198.51.100.7' }],
  ['a proxy by X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['a proxy by X-Forwarded-Host', { 'x-forwarded-host': 'grados.universidad.edu' }],
  ['a proxy by Forwarded', { forwarded: 'for=198.51.100.7' }],
  ['a proxy by X-Real-IP', { 'x-real-ip': '198.51.100.7' }],
])('a request through %s is refused with the reason', async (_, headers) => {
  const { status, body, policy } = await ask({ host: `127.0.0.1:${port}`, ...headers });
  expect([status, policy]).toEqual([403, expect.stringContaining("frame-ancestors 'none'")]);
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    error: expect.stringContaining('datos de demostración'),
  });
});

test('a browser sees the reason as a page', async () => {
  const { status, body, policy } = await ask({ host: 'atacante.example', accept: 'text/html,*/*' });
  expect(status).toBe(403);
  expect(policy).toContain("default-src 'none'");
  expect(body).toContain('<p>Este sitio tiene datos de demostración');
});

test('nginx without settings for the request is refused: it forwards with HTTP/1.0', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/health HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});
