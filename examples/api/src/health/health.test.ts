import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Schema } from '../database/schema.ts';
import { defaultSettings } from '../settings/settings.ts';
import { answerStarting } from '../site/serve-site.ts';

/** Creates the API with a PostgreSQL connection to a port. */
function apiOver(port: number) {
  const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 3_000 });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const database = { kysely, maxConcurrentWrites: 1, maxConcurrentPages: 1 };
  const log = pino({ level: 'silent' });
  return { app: createApp({ database, settings: defaultSettings, log }), kysely };
}

test.each(['is down', 'accepts connections but never answers'])(
  'a database that %s makes the instance unready, but not dead',
  async (how) => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    if (how === 'is gone') server.close();
    const { app, kysely } = apiOver(port);
    const ready = await app.request('/api/health');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await app.request('/api/health/live')).status).toBe(200);
    server.close();
    await kysely.destroy();
  },
);

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
  const page = await answer.text();
  expect(page).toContain('El sitio está arrancando.');
  expect(page).toContain('http-equiv="refresh"');
});
