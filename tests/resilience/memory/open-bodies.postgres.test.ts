// @module-tag rare
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../../examples/api/testing/api-process.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../examples/api/testing/databases/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database?.drop());

let started: ApiProcess | undefined;
afterEach(() => void started?.child.kill('SIGKILL'));

/** Large bodies of all of them are twice the memory that a server may take. */
const connections = 100;
const large = 2 * 1024 * 1024;

/** Sends a body but for its last byte. */
async function open(port: number, path: string, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A refused sender is cut off.
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(length - 1, 0x20));
  socket.resume();
  return socket;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

test.runIf(process.platform === 'linux').each([
  ['large bodies without a session', '/api/document-templates', large],
  ['large bodies for an unknown path', '/api/documents/unknown', large],
  ['usual bodies', '/api/auth/login', 64 * 1024],
])(`${connections} senders that never end take no memory: %s`, async (label, path, length) => {
  started = await startApiProcess({ DATABASE_URL: database.url });
  const { child, address } = started;
  const { port } = new URL(address);
  const pid = child.pid ?? 0;
  // The first calls compile code.
  for (let call = 0; call < 100; call += 1) {
    await fetch(`${address}/auth/login`, { method: 'POST', headers: { connection: 'close' } });
    await fetch(`${address}/health`, { headers: { connection: 'close' } });
  }
  const before = residentMegabytes(pid);
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(Number(port), path, length)),
  );
  let [most, slowest] = [0, 0];
  for (let call = 0; call < 20; call += 1) {
    const asked = performance.now();
    const { status } = await fetch(`${address}/health`, { headers: { connection: 'close' } });
    expect(status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
    most = Math.max(most, residentMegabytes(pid) - before);
  }
  console.info(`${label}: ${Math.round(most)} MB more, health ${Math.round(slowest)} ms`);
  for (const socket of sockets) socket.destroy();
  // A few megabytes on a quiet machine.
  expect(most).toBeLessThan(100);
});
