// @module-tag rare
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  applicationAnswer,
  documentTemplateSummaryAnswer,
  namedAnswer,
  titleProofAnswer,
} from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '#commands/backups/restore-backup.ts';
import { writeBackup } from '#commands/backups/write-backup.ts';
import { describeVerification } from '#commands/describe-verification.ts';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { confirmAll, openCeremony } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi } from '#testing/test-api.ts';
import type { TrailMark } from './verify/trail-mark.ts';
import { verifyAudit } from './verify/verify-audit.ts';

/**
 * Every change that a reviewer made as the owner of the tables, each found by `audit-trail --verify` and named with what it
 * touched, in the database of the site and in one that was restored from its backup.
 */

let api: TestApi;
let restored: { readonly kysely: Kysely<Schema>; close(): Promise<void> };
let database: TestDatabase;
let folder: string;
/** The mark that another machine stored before the changes. */
let stored: TrailMark;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-tampering-'));
  api = await startTestApi({ settings: { lookUpProof: 'document' } });
  await liveRegister();
  stored = await wholeMark(api.database.kysely);
  await writeBackup(api.database.kysely, path.join(folder, 'backup.gz'));
  database = await createTestDatabase('blank');
  restored = await connectDatabase({ databaseUrl: database.url });
  await restoreBackup(restored.kysely, path.join(folder, 'backup.gz'));
});
afterAll(async () => {
  await restored?.close();
  await database?.drop();
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

async function wholeMark(kysely: Kysely<Schema>): Promise<TrailMark> {
  const result = await verifyAudit(kysely);
  if (result.status !== 'whole') throw new Error(JSON.stringify(result));
  return result.mark;
}

const resolution = {
  resolution_number: 'CU-1',
  resolution_date: '2026-06-01',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Error material',
};

/** A register with everything that the trail seals: titles Z-1 to Z-4, of which one is annulled and two are handed over. */
async function liveRegister(): Promise<void> {
  const { career_id } = await offeredChoices(api);
  const numbers = { record_initial: 'Z-1', assigned_initial: 'Z-1', folio_initial: 'Z-1' };
  const ceremony = await openCeremony(api, numbers);
  const graduates = ['Abad', 'Báez', 'Cano', 'Díaz'].map((last_name) => ({ career_id, last_name }));
  const [first = 0] = await confirmAll(api, ceremony, graduates);
  await readProof(first);
  await api.asAdmin('POST', `/ceremonies/${ceremony}/complete`);
  await succeed('POST', `/titles/ceremony/${ceremony}/bulk-emit`, { emission_date: '30/05/2026' });
  const { kysely } = api.database;
  const titles = await kysely
    .selectFrom('issued_titles')
    .select('id')
    .where('ceremony_id', '=', ceremony)
    .orderBy('record_place')
    .execute();
  const [a = 0, b = 0, c = 0] = titles.map(({ id }) => id);
  await succeed('POST', `/titles/${c}/annulment`, resolution);
  const proxy = {
    kind: 'proxy',
    name: 'Berta Apoderada',
    identification_type: 'CI',
    id_number: '9.999.999',
    authority: 'Poder notariado',
  };
  const delivered_on = '2026-06-10';
  await succeed('POST', '/handovers', { title_ids: [a], delivered_on, collector: proxy });
  await succeed('POST', '/handovers', {
    title_ids: [b],
    delivered_on,
    collector: { kind: 'graduate' },
  });
  const templates = dataOf(
    await api.asAdmin('GET', '/document-templates'),
    v.array(documentTemplateSummaryAnswer),
  );
  const template = templates.find(({ kind }) => kind === 'title');
  const job = 'a-job-of-the-test-0001';
  await succeed('POST', '/documents', { template_id: template?.id, title_ids: [a, b], job });
  const again = { title_ids: [b], job: 'a-job-of-the-test-0002', edition_reason: 'Otro escudo' };
  await succeed('POST', '/documents', { template_id: template?.id, ...again });
  const dean = { name: 'Decana de prueba', office: 'Decana', valid_from: '2020-01-01' };
  const [faculty] = dataOf(await api.asAdmin('GET', '/faculties'), v.array(namedAnswer));
  await succeed('POST', '/authorities', { ...dean, faculty_id: faculty?.id });
  const pending = { ...samplePerson, id_number: '70.000.001', ...(await offeredChoices(api)) };
  expect((await api.call('POST', '/public/apply', pending)).status).toBe(201);
}

async function succeed(method: string, address: string, body: object): Promise<void> {
  const answer = await api.asAdmin(method, address, body);
  if (answer.status >= 300) throw new Error(`${address}: ${JSON.stringify(answer.body)}`);
}

/** The graduate says that the wording is correct. */
async function readProof(id: number): Promise<void> {
  const rows = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  const row = rows.find((entry) => entry.id === id);
  const address = `/public/proof/${row?.application_code}`;
  const headers = { 'Birrete-Proof': row?.id_number ?? '' };
  const proof = dataOf(await api.call('GET', address, undefined, headers), titleProofAnswer);
  const answer = { version: proof.title?.version, answer: 'correct' };
  expect((await api.call('POST', address, answer, headers)).status).toBe(200);
}

const titled = (record: string) =>
  `(select id from issued_titles where record_registry = '${record}')`;
const applied = (record: string) =>
  `(select application_id from issued_titles where record_registry = '${record}')`;
const newest = (action: string) =>
  `(select max(position) from audit_entries where action = '${action}')`;

const copyTitle = `
  insert into issued_titles (application_id, ceremony_id, last_name, application_code,
    identification_type, id_number, first_name, career_name, faculty_name, ceremony_name,
    ceremony_date, issue_date, record_place, assigned_place, folio_place, record_registry,
    assigned_registry, folio_registry, created_at, updated_at)
  select (select id from applications a where not exists (
      select 1 from issued_titles t where t.application_id = a.id) limit 1),
    ceremony_id, 'Falso', application_code, identification_type, id_number, first_name, career_name,
    faculty_name, ceremony_name, ceremony_date, issue_date, record_place + 100,
    assigned_place + 100, folio_place + 100, 'Z-99', 'Z-99', 'Z-99', created_at, updated_at
  from issued_titles where record_registry = 'Z-1'`;

const titleColumns = [
  ['the name', `last_name = 'Falso'`],
  ['the document', `id_number = '1'`],
  ['the degree', `degree_title = 'Doctor en Medicina'`],
  ['the career', `career_name = 'Medicina'`],
  ['the faculty', `faculty_name = 'Medicina'`],
  ['the ceremony', `ceremony_name = 'Otro acto'`],
  ['the day of the issue', `issue_date = '2001-01-01'`],
  ['the acta', `record_registry = 'Z-77'`],
  ['the application', `application_code = 'AG-1999-001'`],
].map(([what, change]) => ({
  act: `changes ${what} of a title`,
  change: `update issued_titles set ${change} where record_registry = 'Z-1'`,
  found: /cambió después de emitirse/,
}));

/** The changes, and what the report says about each. */
const tamperings: readonly {
  readonly act: string;
  readonly change: string;
  readonly found: RegExp;
  /** True if only the mark on another machine reveals it. */
  readonly needsMark?: boolean;
}[] = [
  ...titleColumns,
  { act: 'inserts a title', change: copyTitle, found: /ninguna entrada lo emitió/ },
  {
    act: 'deletes a title',
    change: `delete from title_codes where title_id = ${titled('Z-4')};
      delete from title_contents where title_id = ${titled('Z-4')};
      delete from issued_titles where record_registry = 'Z-4'`,
    found: /se emitió y ya no está/,
  },
  {
    act: 'changes what the documents of a title state',
    change: `update title_contents set content = jsonb_set(content, '{degree}', '"Otra"')
      where title_id = ${titled('Z-4')}`,
    found: /lo que dicen sus documentos cambió/,
  },
  {
    act: 'changes the birth that a title states',
    change: `update title_contents set birth = '{"date": "1980-01-01", "place": "Otro"}'
      where title_id = ${titled('Z-4')}`,
    found: /lo que dicen sus documentos cambió/,
  },
  {
    act: 'erases the birth that a title states',
    change: `update title_contents set birth = null, birth_salt = null
      where title_id = ${titled('Z-4')}`,
    found: /lo que dicen sus documentos cambió/,
  },
  {
    act: 'deletes what the documents of a title state',
    change: `delete from title_contents where title_id = ${titled('Z-4')}`,
    found: /se selló y ya no está/,
  },
  {
    act: 'changes a version of a template',
    change: `update document_template_versions set name = 'Otra' where id = 1`,
    found: /versión 1 de una plantilla: cambió/,
  },
  {
    act: 'swaps two verification codes',
    change: `alter table title_codes drop constraint title_codes_unique;
      update title_codes k set code = other.code from title_codes other
      where (k.title_id, other.title_id) in ((${titled('Z-1')}, ${titled('Z-2')}),
        (${titled('Z-2')}, ${titled('Z-1')}))`,
    found: /su código de verificación cambió/,
  },
  {
    act: 'replaces a verification code',
    change: `update title_codes set code = '22222222222A' where title_id = ${titled('Z-1')}`,
    found: /su código de verificación cambió/,
  },
  {
    act: 'deletes an annulment',
    change: `delete from title_entries where title_id = ${titled('Z-3')}`,
    found: /corrección \d+: se asentó y ya no está/,
  },
  {
    act: 'changes an annulment',
    change: `update title_entries set resolution_number = 'X' where title_id = ${titled('Z-3')}`,
    found: /corrección \d+\): cambió/,
  },
  {
    act: 'changes the reason of an annulment',
    change: `update title_entries set resolution_reason = 'X' where title_id = ${titled('Z-3')}`,
    found: /motivo de la corrección \d+: cambió/,
  },
  {
    act: 'erases the reason of an annulment',
    change: `update title_entries set resolution_reason = '' where title_id = ${titled('Z-3')}`,
    found: /motivo de la corrección \d+: falta/,
  },
  {
    act: 'inserts an annulment',
    change: `insert into title_entries (title_id, kind, resolution_number, resolution_date,
        resolution_body, resolution_reason, entered_by, created_at)
      values (${titled('Z-2')}, 'annulled', 'X', '2026-01-01', 'X', 'X', 'X', now())`,
    found: /corrección \d+\): ninguna entrada/,
  },
  {
    act: 'deletes a hand-over',
    change: `delete from handovers where title_id = ${titled('Z-2')}`,
    found: /entrega \d+: se anotó y ya no está/,
  },
  {
    act: 'changes the day of a hand-over',
    change: `update handovers set delivered_on = '2026-06-11' where title_id = ${titled('Z-2')}`,
    found: /entrega \d+\): cambió/,
  },
  {
    act: 'changes the proxy of a hand-over',
    change: `update handover_details set proxy_name = 'Otra' where proxy_name like 'Berta%'`,
    found: /apoderado y notas de la entrega \d+: cambió/,
  },
  {
    act: 'adds a proxy to a hand-over',
    change: `insert into handover_details (handover_id, proxy_name, recorded_at)
      select id, 'Otra', now() from handovers where title_id = ${titled('Z-2')}`,
    found: /apoderado y notas de la entrega \d+: no consta así en ninguna entrada/,
  },
  {
    act: "swaps an official's signature",
    change: `update authorities set signature = 'data:image/png;base64,AA==' where id = 1`,
    found: /autoridad 1: cambió/,
  },
  {
    act: "changes an official's name",
    change: `update authorities set name = 'Falsa' where id = 1`,
    found: /autoridad 1: cambió/,
  },
  {
    act: 'lets an official sign for another faculty',
    change: `update authorities
      set faculty_id = (select max(id) from faculties where id <> authorities.faculty_id)
      where name = 'Decana de prueba'`,
    found: /facultad por la que firma la autoridad \d+: cambió/,
  },
  {
    act: 'lets an official of a faculty sign for all',
    change: `update authorities set faculty_id = null where name = 'Decana de prueba'`,
    found: /facultad por la que firma la autoridad \d+: falta/,
  },
  {
    act: 'lets an official of all sign for one faculty',
    change: `update authorities set faculty_id = (select max(id) from faculties) where id = 1`,
    found: /facultad por la que firma la autoridad 1: no consta así en ninguna entrada/,
  },
  {
    act: 'changes the text of a template',
    change: `update document_templates
      set template = jsonb_set(template, '{title}', '"DOCTOR EN MEDICINA"') where id = 1`,
    found: /plantilla de documentos 1: cambió/,
  },
  {
    act: 'changes a nomenclature before the issue',
    change: `update degree_titles set title_name = 'Doctor en Medicina' where id = 1`,
    found: /nomenclatura 1: cambió/,
  },
  {
    act: 'invents a print',
    change: `insert into document_prints (job, kind, title_id, ceremony_id, copy, template_name,
        printed_at, printed_by_name)
      select 'x', 'title', id, ceremony_id, 9, 'X', now(), 'X' from issued_titles
      where record_registry = 'Z-1'`,
    found: /impresión/,
  },
  {
    act: 'deletes a print',
    change: `delete from document_prints where title_id = ${titled('Z-1')}`,
    found: /impresión/,
  },
  {
    act: 'changes the reason of a print',
    change: `update print_reasons set reason = 'X'`,
    found: /motivo de la impresión \d+: cambió/,
  },
  {
    act: 'erases the reason of a print',
    change: `update print_reasons set reason = ''`,
    found: /motivo de la impresión \d+: falta/,
  },
  {
    act: 'invents the reason of a print',
    change: `insert into print_reasons (print_id, reason, created_at)
      select id, 'X', now() from document_prints where title_id = ${titled('Z-1')}`,
    found: /motivo de la impresión \d+: no consta así en ninguna entrada/,
  },
  {
    act: 'confirms a pending application',
    change: `update applications set status = 'CONFIRMADA' where id_number = '70.000.001'`,
    found: /solicitud confirmada \d+: no consta así en ninguna entrada/,
  },
  {
    act: 'changes the name in a confirmed application',
    change: `update applications set last_name = 'Falso' where id = ${applied('Z-1')}`,
    found: /solicitud confirmada \d+: cambió/,
  },
  {
    act: "invents a graduate's 'Está correcto'",
    change: `insert into proof_answers (application_id, kind, version, at)
      values (${applied('Z-2')}, 'correct', 'x', now())`,
    found: /respuesta de un graduando a su vista previa \d+: no consta así en ninguna entrada/,
  },
  {
    act: 'makes a user administrator',
    change: `update users set role_id = 1 where id = (select max(id) from users where role_id <> 1)`,
    found: /usuario \d+: cambió/,
  },
  {
    act: 'reactivates a user',
    change: `update users set is_active = not is_active where id = (select max(id) from users)`,
    found: /usuario \d+: cambió/,
  },
  {
    act: 'changes who acted in an entry',
    change: `update audit_entries set actor_name = 'Otra' where position = ${newest('titles-issued')}`,
    found: /alterada en la entrada \d+/,
  },
  {
    act: 'changes the time of an entry',
    change: `update audit_entries set at = at - interval '20 days'
      where position = ${newest('titles-issued')}`,
    found: /alterada en la entrada \d+/,
  },
  {
    act: 'changes the address of an entry',
    change: `update audit_entries set address = '10.0.0.1' where position = ${newest('titles-issued')}`,
    found: /alterada en la entrada \d+/,
  },
  {
    act: 'erases an entry before its term',
    change: `update audit_entries
      set actor_name = '', address = null, before = null, after = null, salt = null
      where position = ${newest('titles-issued')}`,
    found: /entrada \d+ se borraron antes de tiempo/,
  },
  {
    act: 'deletes an entry',
    change: `delete from audit_entries where position = ${newest('titles-issued')}`,
    found: /alterada en la entrada \d+/,
  },
  {
    act: 'inserts an entry outside of the chain',
    change: `insert into audit_entries (id, at, actor_name, action, subject, subject_id)
      overriding system value values (-1, now(), 'Ana', 'listed', 'audit', 'all')`,
    found: /fila -1 de la bitácora/,
  },
  {
    act: 'moves the end of the chain',
    change: `update audit_head set hash = 'x'`,
    found: /alterada en la entrada \d+/,
  },
  {
    act: 'cuts the last entry and sets the end back',
    change: `delete from audit_entries where position = (select entries from audit_head);
      update audit_head set entries = entries - 1,
        hash = (select hash from audit_entries order by position desc limit 1)`,
    found: /antes de la marca/,
    needsMark: true,
  },
  {
    act: 'empties trail and register',
    change: `truncate audit_entries, issued_titles, row_seals, applications, users, authorities,
        document_templates, document_fields, degree_titles, careers, faculties cascade;
      update audit_head set entries = 0, hash = ''`,
    found: /antes de la marca/,
    needsMark: true,
  },
];

test('are at least the 36 of the review', () => {
  expect(tamperings.length).toBeGreaterThanOrEqual(36);
});

describe.each([
  { where: 'the database of the site', opened: () => api.database.kysely },
  { where: 'a restored backup', opened: () => restored.kysely },
])('in $where, --verify names what the owner of the tables touches', ({ opened }) => {
  test('nothing before', async () => {
    expect(await describeVerification(opened(), { since: stored })).toContain('Bitácora íntegra');
  });

  test.each(tamperings)('$act', async ({ change, found, needsMark = false }) => {
    const options = needsMark ? { since: stored } : {};
    const report = await changeAsOwner(opened(), statement(change), (trx) =>
      describeVerification(trx, options).catch((error: Error) => error.message),
    );
    expect(report).toMatch(found);
  });
});

describe('a title', () => {
  test('rests on a confirmation: an application that was confirmed or changed by SQL is not issued', async () => {
    const { career_id } = await offeredChoices(api);
    const ceremony = await openCeremony(api);
    const [first = 0] = await confirmAll(api, ceremony, [{ career_id }, { career_id }]);
    await api.asAdmin('POST', `/ceremonies/${ceremony}/complete`);
    const { kysely } = api.database;
    const name = (last_name: string) =>
      kysely.updateTable('applications').set({ last_name }).where('id', '=', first).execute();
    const issue = () =>
      api.asAdmin('POST', `/titles/ceremony/${ceremony}/bulk-emit`, {
        emission_date: '30/07/2026',
      });
    await name('Falsa');
    const { application_code } = await kysely
      .selectFrom('applications')
      .select('application_code')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(await issue()).toMatchObject({
      status: 409,
      body: {
        error: expect.stringContaining(`la solicitud ${application_code} no está como se confirmó`),
      },
    });
    // Neither an edit nor a confirmation seals what somebody else has written.
    const edit = { ...samplePerson, id_number: '60.999.999' };
    expect((await api.asAdmin('PUT', `/applications/${first}`, edit)).status).toBe(409);
    expect(
      (await api.asAdmin('PATCH', `/applications/${first}/confirm`, { notes: 'Sí' })).status,
    ).toBe(409);
    // A rejection and a new confirmation do, by a registrar who has looked.
    expect(
      (await api.asAdmin('PATCH', `/applications/${first}/reject`, { notes: 'Nombre' })).status,
    ).toBe(200);
    expect((await api.asAdmin('PATCH', `/applications/${first}/confirm`, {})).status).toBe(200);
    await sql`update degree_titles set title_name = title_name || ' X' where career_id = ${career_id}`.execute(
      kysely,
    );
    expect(await issue()).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('la nomenclatura del título') },
    });
    await sql`update degree_titles set title_name = left(title_name, -2) where career_id = ${career_id}`.execute(
      kysely,
    );
    expect((await issue()).status).toBe(200);
    expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  });
});
