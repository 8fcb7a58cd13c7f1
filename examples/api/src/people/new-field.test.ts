import { personAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesWithText } from '#testing/tables-with-text.ts';
import { startTestApi, type TestApi, testNow } from '#testing/test-api.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

/** A field that somebody adds to the person: a line in the contract, and a column. */
const addedField = 'nationality';

let api: TestApi;
beforeAll(async () => {
  Object.assign(personAnswer.entries, { [addedField]: v.nullable(v.string()) });
  api = await startTestApi();
  const { kysely } = api.database;
  await kysely.schema.alterTable('applications').addColumn(addedField, 'text').execute();
});
afterAll(async () => {
  Reflect.deleteProperty(personAnswer.entries, addedField);
  await api.close();
});

const audit = { actor: { id: null, name: 'test' }, at: testNow, requestId: 'command' };

/** A text for each column of the person that stands nowhere else in the database. */
function marks(): Record<string, string> {
  const { gender_id: _, ...texts } = personAnswer.entries;
  const marked = Object.keys(texts).map((column) => [column, `Marca de ${column}`]);
  return { ...Object.fromEntries(marked), date_of_birth: '1931-07-19' };
}

test('a field that is added to the contract is exported and erased', async () => {
  const { kysely } = api.database;
  const graduate = await kysely
    .selectFrom('applications as a')
    .innerJoin('issued_titles as t', 't.application_id', 'a.id')
    .select(['a.id', 'a.identification_type', 'a.id_number', 't.first_name'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id, identification_type: identificationType, id_number: idNumber } = graduate;
  const document = { identificationType, idNumber };
  const marked = marks();
  expect(Object.keys(marked)).toContain(addedField);
  const changes = Object.entries(marked).map(([column, text]) => sql`${sql.ref(column)} = ${text}`);
  await sql`update applications set ${sql.join(changes)} where id = ${id}`.execute(kysely);

  const exported = JSON.stringify(await exportPerson(kysely, document, audit));
  for (const text of Object.values(marked)) expect(exported).toContain(text);

  for (const text of Object.values(marked)) {
    expect(await tablesWithText(kysely, text)).toEqual(['applications']);
  }
  await kysely.transaction().execute((trx) => erasePerson(trx, document, audit));
  const left: Record<string, string[]> = {};
  for (const [column, text] of Object.entries(marked)) {
    const tables = await tablesWithText(kysely, text);
    if (tables.length > 0) left[column] = tables;
  }
  expect(left).toEqual({});
  const { rows } = await sql`select gender_id from applications where id = ${id}`.execute(kysely);
  // The title remains, whose wording shows the gender.
  expect(rows).toEqual([{ gender_id: expect.any(Number) }]);
  expect(await tablesWithText(kysely, graduate.first_name)).toContain('issued_titles');
});
