// @module-tag rare
import { verificationAnswer } from 'birrete/contract';
import { isVerificationCode } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { dataOf, startTestApi } from '#testing/test-api.ts';

let database: TestDatabase;
let kysely: Kysely<Schema>;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase('blank');
  ({ kysely, close } = await connectDatabase({ databaseUrl: database.url }));
});
afterAll(async () => {
  await close?.();
  await database?.drop();
});

/** More than two statements of the migration. */
const count = 1_203;

/** Fills the schema of the version before with titles. */
async function fillOldSchema(): Promise<void> {
  const titles = sql`generate_series(1, ${sql.lit(count)}) as n`;
  const statements = [
    sql`insert into faculties (name, name_key) values ('F', 'f')`,
    sql`insert into career_types (name, name_key) values ('T', 't')`,
    sql`insert into careers (name, name_key, career_type_id, faculty_id) values ('C', 'c', 1, 1)`,
    sql`insert into ceremonies (name, ceremony_date, ceremony_location, record_initial,
      assigned_initial, folio_initial, created_at)
      values ('Acto', '2026-01-01', 'Aula', '1', '1', '1', now())`,
    sql`insert into applications (application_code, code_year, code_number, ceremony_id, career_id,
      person_key, identification_type, id_number, first_name, last_name, email, gender_id, applied_at)
      select 'AG-2026-' || n, 2026, n, 1, 1, 'p' || n, 'CI', n, 'Ana', 'Ñáñez', 'a@b.edu', 2, now()
      from ${titles}`,
    sql`insert into issued_titles (application_id, ceremony_id, application_code,
      identification_type, id_number, first_name, last_name, career_name, faculty_name,
      ceremony_name, ceremony_date, issue_date, record_place, assigned_place, folio_place,
      record_registry, assigned_registry, folio_registry, created_at, updated_at)
      select id, 1, application_code, 'CI', id_number, first_name, last_name, 'C', 'F', 'Acto',
        '2026-01-01', '2026-01-02', code_number, code_number, code_number, code_number,
        code_number, code_number, now(), now() from applications`,
  ];
  for (const statement of statements) await statement.execute(kysely);
}

test('titles of the version before get a code each, by which anybody verifies them', async () => {
  await migrate(kysely, '0022-operations');
  await fillOldSchema();
  await migrate(kysely);
  const rows = await kysely
    .selectFrom('issued_titles as t')
    .leftJoin('title_codes as k', 'k.title_id', 't.id')
    .select(['t.record_registry', 'k.code'])
    .execute();
  const codes = rows.map(({ code }) => code ?? '');
  expect(codes).toHaveLength(count);
  expect(codes.filter((code) => !isVerificationCode(code))).toEqual([]);
  expect(new Set(codes).size).toBe(count);

  const api = await startTestApi({ databaseUrl: database.url, demo: false });
  for (const row of [rows[0], rows[count - 1]]) {
    const answer = await api.call('GET', `/public/verification/${row?.code}`);
    expect(dataOf(answer, verificationAnswer)).toMatchObject({
      status: 'valid',
      record_registry: row?.record_registry,
    });
  }
  await api.close();
});
