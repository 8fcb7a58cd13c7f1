import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWithin } from './serve-site.ts';

const limits = {
  headersTimeout: 300,
  requestTimeout: 300,
  connectionsCheckingInterval: 50,
  idleTimeout: 1_000,
  maxConnections: 20,
};
/** More than the buffers of both ends of a connection. */
const large = Buffer.alloc(64 * 1024 * 1024);
let server: ServerType;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  const fetch = async (request: Request) =>
    new Response(request.url.endsWith('/large') ? large : await request.text());
  port = await new Promise((opened) => {
    const options = { fetch, port: 0, hostname: '127.0.0.1' };
    server = serveWithin(limits, options, (at) => opened(at.port));
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});

async function begin(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).resume();
  sockets.push(socket);
  await new Promise<void>((settled) => {
    socket.once('connect', settled);
    socket.once('close', settled);
  });
  socket.write(text);
  return socket;
}

function closing(socket: Socket): Promise<void> {
  return new Promise((closed) => {
    if (socket.destroyed) closed();
    else socket.once('close', () => closed());
  });
}

const halfOpen = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{';

test('an incomplete request is ended by the timeout', async () => {
  const socket = await begin(halfOpen);
  const closed = closing(socket);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await closed;
});

test('incomplete requests occupy no more than the maximum of connections', async () => {
  const many = await Promise.all(Array.from({ length: 40 }, () => begin(halfOpen)));
  const ends = many.map((socket) => closing(socket));
  await Promise.race(ends);
  const count = await new Promise<number>((resolve) => {
    server.getConnections((_, found) => resolve(found));
  });
  expect(count).toBeLessThanOrEqual(20);
  await Promise.all(ends);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'still here' });
  expect(await answer.text()).toBe('still here');
});

test('a client that does not read its answer is disconnected', async () => {
  const socket = await begin('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  const count = () => new Promise<number>((found) => server.getConnections((_, n) => found(n)));
  await expect.poll(count, { timeout: 20_000 }).toBe(0);
});
