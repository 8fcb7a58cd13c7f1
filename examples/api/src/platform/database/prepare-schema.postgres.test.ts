// @module-tag rare
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  createTestDatabase,
  databaseUrl,
  runInDatabase,
  runOnServer,
  type TestDatabase,
} from '#testing/databases/test-database.ts';
import { startTestApi } from '#testing/test-api.ts';
import { migrate, readMissing } from './migrate.ts';
import { connectDatabase, openDatabase } from './open.ts';
import { migratePatiently } from './prepare-schema.ts';
import type { Schema } from './schema.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase('migrated');
});
afterEach(() => database.drop());

const connect = () => connectDatabase({ databaseUrl: database.url });

const run = (...statements: readonly string[]) => runInDatabase(database.url, ...statements);

/** Lets the last migration look as if it had not run. */
const forgetLast = `delete from kysely_migration
  where name = (select max(name) from kysely_migration)`;

const open = (schema: 'compare' | 'migrate') =>
  openDatabase({ databaseUrl: database.url }, schema).then(({ close }) => close());

test('a start that only compares accepts the current schema', async () => {
  await expect(open('compare')).resolves.toBeUndefined();
});

test('it refuses an empty database, an older schema and a newer one, and changes nothing', async () => {
  await run("insert into kysely_migration values ('9999-later', now())");
  await expect(open('compare')).rejects.toThrow('come from a newer version (9999-later)');
  await expect(open('migrate')).rejects.toThrow('come from a newer version (9999-later)');
  await run("delete from kysely_migration where name = '9999-later'", forgetLast);
  await expect(open('compare')).rejects.toThrow('Run "npm run api -- migrate"');
  await run('drop schema public cascade', 'create schema public');
  await expect(open('compare')).rejects.toThrow('Run "npm run api -- migrate"');
});

test.each(['LATIN1', 'SQL_ASCII'])(
  'an empty database with the encoding %s is refused, and stays empty',
  async (encoding) => {
    const name = `encoded_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(
      `create database ${name} encoding '${encoding}' locale 'C' template template0`,
    );
    onTestFinished(() => runOnServer(`drop database ${name} with (force)`));
    const location = { databaseUrl: databaseUrl(name) };
    const open = async () => (await openDatabase(location)).close();
    await expect(open()).rejects.toThrow(`The database has the encoding ${encoding}`);
    await expect(open()).rejects.toThrow(`The database has the encoding ${encoding}`);
  },
);

test('a role that can only read and write rows starts the site on an up-to-date schema', async () => {
  const role = `site_${new URL(database.url).pathname.slice(1)}`;
  await runOnServer(`create role ${role} login password 'clave'`);
  try {
    await run(
      `revoke create on schema public from public`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
    );
    const url = new URL(database.url);
    [url.username, url.password] = [role, 'clave'];
    const api = await startTestApi({ databaseUrl: url.href });
    expect((await api.asAdmin('GET', '/ceremonies')).status).toBe(200);
    const change = sql`alter table users add column more int`.execute(api.database.kysely);
    await expect(change).rejects.toThrow('must be owner');
    await api.close();
  } finally {
    await run(`drop owned by ${role}`);
    await runOnServer(`drop role ${role}`);
  }
});

test('a migration that waits for a reader lets other readers pass, and finishes when it is free', async () => {
  const [site, owner, reader] = await Promise.all([connect(), connect(), connect()]);
  await run('drop schema public cascade', 'create schema public');
  await migrate(owner.kysely, '0008-accounts');
  const soon = { lockTimeout: '100ms', pauseMs: 20 };
  let migrated: Promise<void> | undefined;
  await site.kysely.transaction().execute(async (reading) => {
    await sql`select * from faculties`.execute(reading);
    const once = migratePatiently(owner.kysely, { ...soon, attempts: 1 });
    await expect(once).rejects.toThrow('lock timeout');
    migrated = migratePatiently(owner.kysely, { ...soon, attempts: 1_000 });
    await expect.poll(() => isWaiting(reader.kysely), { interval: 5 }).toBe(true);
    await sql`select * from faculties`.execute(reader.kysely);
  });
  await migrated;
  expect(await readMissing(owner.kysely)).toEqual([]);
  await Promise.all([site, owner, reader].map(({ close }) => close()));
});

async function isWaiting(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
  return rows.length > 0;
}
