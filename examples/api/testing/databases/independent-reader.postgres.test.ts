// @module-tag rare
import { titleAnswer } from 'birrete/contract';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, startTestApi, type TestApi } from '../test-api.ts';
import { findContradictions } from './independent-reader.ts';
import { createTestDatabase } from './test-database.ts';

let api: TestApi;
let client: pg.Client;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  api = await startTestApi({ databaseUrl: url });
  await fillBooks();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.close();
});

const resolution = {
  resolution_number: 'CU-1',
  resolution_date: '2026-06-10',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Lo resolvió el consejo',
};

/** Prints, corrects and holds the titles 1 to 4. */
async function fillBooks(): Promise<void> {
  const post = async (path: string, body: object) =>
    expect((await api.asAdmin('POST', path, body)).status).toBeLessThan(300);
  const print = (...title_ids: number[]) =>
    post('/documents', { template_id: 1, title_ids, job: crypto.randomUUID() });
  await print(1, 2, 3, 4);
  await print(1);
  const titles = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer));
  const title = titles.find(({ id }) => id === 1);
  await post('/titles/1/rectification', { ...title, ...resolution, last_name: 'Otra' });
  await post('/titles/2/annulment', resolution);
  await post('/titles/3/duplicate', resolution);
  await post('/titles/4/hold', { reason: 'Se revisa' });
  await print(1, 2, 3);
  await post('/titles/4/hold/lifting', { reason: 'Está completo' });
}

test('a consistent database has no contradictions', async () => {
  expect(await findContradictions(client)).toEqual([]);
});

const lastPrint = '(select max(id) from document_prints)';

test.each([
  ['the actas', `update issued_titles set record_place = 9000 where id = 5`],
  ['the asignados', `update issued_titles set assigned_registry = '9000' where id = 5`],
  ['the folios', `delete from issued_titles where id = 5`],
  [
    'an application has',
    `drop index issued_titles_one_per_application; update issued_titles set application_id = 1000000 where id in (5, 6)`,
  ],
  ['a chain has', `update issued_titles set predecessor_id = id where predecessor_id = 1`],
  ['a chain has', `update issued_titles set predecessor_id = 2 where id = 5`],
  ['a successor belongs', `update issued_titles set application_id = 2 where predecessor_id = 1`],
  ['a title has', `delete from title_contents where title_id = 5`],
  ['titles, notes', `delete from audit_entries where action = 'printed'`],
  ['the copies', `update document_prints set copy = 7 where id = ${lastPrint}`],
  ['a print is about', `update document_prints set template_version = 9 where id = ${lastPrint}`],
  ['a file is', `update document_prints set file_sha256 = repeat('0', 64) where id = ${lastPrint}`],
  ['a file is', `delete from document_prints where id = ${lastPrint}`],
  ['a paper says ANULADO', `update document_prints set mark = null where mark = 'annulled'`],
  ['a paper says RECTIFICADO', `update document_prints set mark = null where mark = 'rectified'`],
  ['a paper says DUPLICADO', `update document_prints set mark = 'duplicate' where title_id = 4`],
  [
    'nothing is printed',
    `update document_prints set title_id = 4, copy = 2, mark = null where id = ${lastPrint}`,
  ],
  ['the entries about', `update title_holds set kind = 'held' where kind = 'lifted'`],
])('the reader sees that %s … is broken', async (rule, fault) => {
  await client.query('begin');
  try {
    // Without triggers and foreign keys, as after an error in the storage.
    await client.query(`set local session_replication_role = replica`);
    await client.query(fault);
    expect((await findContradictions(client)).join('\n')).toContain(rule);
  } finally {
    await client.query('rollback');
  }
});
