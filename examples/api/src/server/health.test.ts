import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Schema } from '../platform/database/schema.ts';
import { createMetrics } from '../platform/metrics/request-metrics.ts';
import { defaultSettings } from '../platform/settings/settings.ts';
import { answerStarting } from '../site/serve-site.ts';
import { createApp } from './app.ts';

/** Starts a server that accepts connections but never answers. */
async function startSilentServer() {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  await closed;
}

/** Creates the API with a PostgreSQL connection to a port. */
function apiOver(port: number, metrics = createMetrics()) {
  const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 3_000 });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const database = { kysely, maxConcurrentWrites: 1, maxConcurrentPages: 1 };
  const log = pino({ level: 'silent' });
  return { app: createApp({ database, settings: defaultSettings, log, metrics }), kysely };
}

test.each(['is down', 'accepts connections but never answers'])(
  'a database that %s makes the instance unready, but not dead',
  async (how) => {
    const { server, port } = await startSilentServer();
    if (how === 'is down') await close(server);
    const { app, kysely } = apiOver(port);
    const ready = await app.request('/api/health');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await app.request('/api/health/live')).status).toBe(200);
    server.close();
    await kysely.destroy();
  },
);

test('a look-up without a database is a failure, neither a miss nor a refusal', async () => {
  const { server, port } = await startSilentServer();
  await close(server);
  const metrics = createMetrics();
  const { app, kysely } = apiOver(port, metrics);
  expect((await app.request('/api/public/status/AG-2026-001')).status).toBe(503);
  const text = await metrics.text();
  for (const result of ['hit', 'miss', 'refused']) {
    expect(text).toContain(`birrete_look_ups_total{result="${result}"} 0`);
  }
  await kysely.destroy();
});

test.each([
  ['/api/health/live', 200],
  ['/api/health', 503],
  ['/api/public/apply', 503],
  ['/', 503],
])('a site that still migrates answers %s with %i', (path, status) => {
  expect(answerStarting(new Request(`http://site${path}`)).status).toBe(status);
});

test('a browser that opens a page meanwhile shows a message and reloads automatically', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const answer = answerStarting(new Request('http://site/solicitar', { headers }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  // The policy allows the page's own style, and no frame.
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page).toContain('El sitio está arrancando.');
  expect(page).toContain('http-equiv="refresh"');
});
