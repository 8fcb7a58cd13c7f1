// @module-tag rare
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { databaseFailure } from './database-failure.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('blank');
});
afterAll(() => database?.drop());

/** Passes bytes to PostgreSQL until `freeze`: then, like a firewall that drops packets, it passes nothing more. */
async function startFirewall() {
  const { hostname, port } = new URL(database.url);
  const frozen = new Set<Socket>();
  const passing = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      passing.add(socket);
      socket.on('error', () => {});
    }
    client.on('data', (bytes) => passing.has(client) && upstream.write(bytes));
    upstream.on('data', (bytes) => passing.has(client) && client.write(bytes));
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.url);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Drops all that present connections send from now on. New connections work. */
    freeze() {
      for (const socket of passing) frozen.add(socket);
      passing.clear();
    },
    close() {
      for (const socket of [...frozen, ...passing]) socket.destroy();
      server.close();
    },
  };
}

test('a database with another style of dates and another isolation answers the same', async () => {
  const { pathname } = new URL(database.url);
  const name = sql.id(pathname.slice(1));
  const select = sql<{ moment: Date; day: string; sent: Date; isolation: string }>`
    select timestamptz '2026-02-03 04:05:06Z' as moment, date '2026-02-03' as day,
      ${new Date('2026-02-03T04:05:06Z')}::timestamptz as sent,
      current_setting('transaction_isolation') as isolation`;
  const ask = async () => {
    const pool = openPostgresPool(database.url, { max: 1 });
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    const { rows } = await select.execute(kysely);
    await sql`alter database ${name} set datestyle = 'SQL, DMY'`.execute(kysely);
    await sql`alter database ${name} set default_transaction_isolation = 'serializable'`.execute(
      kysely,
    );
    await kysely.destroy();
    return rows;
  };
  const usual = await ask();
  expect(usual).toEqual([
    {
      moment: new Date('2026-02-03T04:05:06Z'),
      day: '2026-02-03',
      sent: new Date('2026-02-03T04:05:06Z'),
      isolation: 'read committed',
    },
  ]);
  expect(await ask()).toEqual(usual);
});

test('connections that a firewall forgot fail with 503, and are replaced', async () => {
  const firewall = await startFirewall();
  const pool = openPostgresPool(firewall.url, { max: 3, silence: 500 });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(kysely);
  await Promise.all([ask(), ask(), ask()]);
  firewall.freeze();
  const failed = await Promise.allSettled([ask(), ask(), ask()]);
  const statuses = failed.map((result) =>
    result.status === 'rejected' ? databaseFailure(result.reason)?.status : 200,
  );
  expect(statuses).toEqual([503, 503, 503]);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await kysely.destroy();
  firewall.close();
});

test('connections carry the name of the application', async () => {
  const pool = openPostgresPool(database.url, { max: 1 });
  const { rows } = await pool.query('show application_name');
  expect(rows).toEqual([{ application_name: 'birrete' }]);
  await pool.end();
});
