import { bulkIssueAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAll, openCeremony, twoCareers } from '#testing/graduates.ts';
import { readRegisters } from '#testing/registers.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let career_id: number;
beforeAll(async () => {
  api = await startTestApi();
  career_id = (await twoCareers(api)).first;
});
afterAll(() => api.close());

const emit = (ceremony: number) =>
  api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, { emission_date: '30/07/2026' });

async function completed(change: object, graduates: number): Promise<number> {
  const ceremony = await openCeremony(api, change);
  await confirmAll(
    api,
    ceremony,
    Array.from({ length: graduates }, () => ({ career_id })),
  );
  await api.asAdmin('POST', `/ceremonies/${ceremony}/complete`);
  return ceremony;
}

const registersOf = (ceremony: number) => readRegisters(api.database.kysely, ceremony);

describe('initial numbers', () => {
  test.each([
    ['A-099', ['A-099', 'A-100']],
    ['001', ['001', '002']],
    ['99999999999999999', ['99999999999999999', '100000000000000000']],
    ['12345678901234567', ['12345678901234567', '12345678901234568']],
    ['LIBRO 3/099-B', ['LIBRO 3/099-B', 'LIBRO 3/100-B']],
  ])('from %s two titles count to %j', async (initial, numbers) => {
    const ceremony = await completed({ folio_initial: initial }, 2);
    expect(dataOf(await emit(ceremony), bulkIssueAnswer).count).toBe(2);
    expect((await registersOf(ceremony)).folio).toEqual(numbers);
  });

  test('that are blank, left by another program, issue nothing and say which', async () => {
    const ceremony = await completed({}, 1);
    await api.database.kysely
      .updateTable('ceremonies')
      .set({ assigned_initial: '' })
      .where('id', '=', ceremony)
      .execute();
    const [status, message] = refusal(await emit(ceremony));
    expect(status).toBe(422);
    expect(message).toContain('asignado');
    expect((await registersOf(ceremony)).applications).toEqual([]);
  });
});

test('a failure in the middle leaves nothing, and the numbers are used when it is done again', async () => {
  const ceremony = await completed({ record_initial: '001' }, 5);
  await sql`
    create function fail_in_the_middle() returns trigger language plpgsql as $$
    begin
      if new.record_place = 3 then raise exception 'disk full' using errcode = 'disk_full'; end if;
      return new;
    end $$`.execute(api.database.kysely);
  await sql`create trigger fail_in_the_middle before insert on issued_titles
    for each row execute function fail_in_the_middle()`.execute(api.database.kysely);
  expect((await emit(ceremony)).status).toBe(503);
  expect((await registersOf(ceremony)).acta).toEqual([]);
  await sql`drop trigger fail_in_the_middle on issued_titles`.execute(api.database.kysely);
  expect(dataOf(await emit(ceremony), bulkIssueAnswer).count).toBe(5);
  expect((await registersOf(ceremony)).acta).toEqual(['001', '002', '003', '004', '005']);
});

test('two ceremonies of one name are issued each by itself', async () => {
  const [first, second] = [
    await completed({ name: 'Acto doble', record_initial: '001' }, 2),
    await completed({ name: 'Acto doble', record_initial: '500' }, 1),
  ];
  expect(dataOf(await emit(second), bulkIssueAnswer).count).toBe(1);
  expect((await registersOf(first)).acta).toEqual([]);
  expect(dataOf(await emit(first), bulkIssueAnswer).count).toBe(2);
  expect((await registersOf(first)).acta).toEqual(['001', '002']);
  expect((await registersOf(second)).acta).toEqual(['500']);
});

test('a nomenclature deleted between rehearsal and issue leaves the title pending', async () => {
  const ceremony = await completed({}, 1);
  const { kysely } = api.database;
  const entries = await kysely
    .selectFrom('degree_titles')
    .select('id')
    .where('career_id', '=', career_id)
    .execute();
  expect(entries.length).toBeGreaterThan(0);
  for (const { id } of entries) await api.asAdmin('DELETE', `/degree-titles/${id}`);
  await emit(ceremony);
  const title = await kysely
    .selectFrom('issued_titles')
    .select('degree_title')
    .where('ceremony_id', '=', ceremony)
    .executeTakeFirstOrThrow();
  expect(title.degree_title).toBeNull();
});

test('an application without gender is refused: there is none without in this database', async () => {
  const ceremony_id = await openCeremony(api);
  const insert = sql`update applications set gender_id = null where ceremony_id = ${ceremony_id}`;
  await confirmAll(api, ceremony_id, [{ career_id }]);
  await expect(insert.execute(api.database.kysely)).rejects.toThrow('not-null');
});
