// @module-tag rare
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';

const repository = path.resolve(import.meta.dirname, '../../../../..');
const runbook = await readFile(path.join(repository, 'docs/runbook.md'), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
});
afterAll(() => database?.drop());

const statements = [...runbook.matchAll(/^\s*psql "\$DATABASE_URL" -c "(.+)"$/gm)].map(
  ([, statement = '']) => statement,
);

test.each(statements)('PostgreSQL accepts: %s', async (statement) => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await expect(client.query(statement)).resolves.toBeDefined();
  await client.end();
});

test('the session that holds the end of the audit trail is found', async () => {
  const statement = statements.find((text) => text.includes("'audit_head'::regclass")) ?? '';
  const [holder, client] = [1, 2].map(() => new pg.Client({ connectionString: database.url }));
  if (holder === undefined || client === undefined) throw new Error('There are two.');
  await Promise.all([holder.connect(), client.connect()]);
  await holder.query('begin');
  await holder.query('update audit_head set entries = entries');
  const { rows: pids } = await holder.query('select pg_backend_pid() as pid');
  const { rows } = await client.query(statement);
  expect(rows.map(({ pid }) => pid)).toContain(pids[0].pid);
  await Promise.all([holder.end(), client.end()]);
});
