// @module-tag rare
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoEntries, startTwoApis, type TwoApis } from '#testing/test-api.ts';
import { erasePersonal } from './erase-personal.ts';
import { endOfRetention } from './retention-period.ts';
import { verifyAudit } from './verify/verify-audit.ts';

let two: TwoApis;
beforeAll(async () => {
  two = await startTwoApis();
});
afterAll(() => two?.close());

test('60 simultaneous changes through two processes form one chain', async () => {
  const answers = await Promise.all(
    two.apis.flatMap((api, process) =>
      Array.from({ length: 30 }, (_, index) =>
        api.asAdmin('POST', '/faculties', { name: `Facultad ${process}-${index}` }),
      ),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { kysely } = two.apis[0].database;
  const entries = demoEntries + 62;
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', entries, erased: 0 });
});

test('25,000 old entries are erased in several statements of one transaction', async () => {
  const { kysely } = two.apis[0].database;
  await sql`insert into audit_entries (at, actor_name, action, subject, subject_id, position, salt)
    select '2019-01-01', 'Ana', 'listed', 'titles', 'all', 1000000 + n, 'x'
    from generate_series(1, 25000) n`.execute(kysely);
  await sql`create table erased_at_once (rows bigint)`.execute(kysely);
  await sql`create function count_erased() returns trigger language plpgsql as $$
    begin insert into erased_at_once select count(*) from erased; return null; end $$`.execute(
    kysely,
  );
  await sql`create trigger count_erased after update on audit_entries
    referencing new table as erased for each statement execute function count_erased()`.execute(
    kysely,
  );
  const audit = { actor: { id: null, name: 'x' }, at: new Date(), requestId: 'x' };
  expect(await erasePersonal(kysely, endOfRetention(new Date()), audit)).toBe(25_000);
  const { rows } = await sql<{ rows: number }>`select rows from erased_at_once`.execute(kysely);
  expect(rows.map(({ rows: count }) => count)).toEqual([10_000, 10_000, 5_000]);
});
