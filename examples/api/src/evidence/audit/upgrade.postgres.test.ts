// @module-tag rare

import { shippedTemplates } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealFoundContents } from '#documents/content/seal-found-contents.ts';
import { countEarlierPrints } from '#documents/editions/earlier-addresses.ts';
import { createFindEdition } from '#documents/editions/edition.ts';
import { readFirstPrints } from '#documents/editions/first-prints.query.ts';
import { listVerificationAddresses } from '#documents/print/printed-addresses.ts';
import { erasePerson } from '#people/erase-person.ts';
import { eraseReasons } from '#people/erase-reasons.ts';
import { migrate } from '#platform/database/migrate.ts';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hashContent, hashEntry } from '#platform/seals/hashes.ts';
import { sealRowsAsFound } from '#platform/seals/seal-rows-as-found.ts';
import { sealRows } from '#platform/seals/seals.ts';
import { defaultSettings } from '#platform/settings/settings.ts';
import { readTitleSeal } from '#register/corrections/read-title-seal.ts';
import { changeAsOwner, statement } from '#testing/databases/table-owner.ts';
import { createTestDatabase, type TestDatabase } from '#testing/databases/test-database.ts';
import { commandAudit } from './command-audit.ts';
import { recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify/verify-audit.ts';

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

/** Fills the schema of a former version: a user, a title, an entry from before the chain, and an erased one. */
async function fillOldSchema(): Promise<void> {
  await sql`insert into faculties (name, name_key) values ('F', 'f')`.execute(kysely);
  await sql`insert into users (username, username_key, email, email_key, full_name, role_id, password_hash, created_at)
    values ('ana', 'ana', 'ana@b.edu', 'ana@b.edu', 'Ana', 1, 'x', now())`.execute(kysely);
  await sql`insert into career_types (name, name_key) values ('T', 't')`.execute(kysely);
  await sql`insert into careers (name, name_key, career_type_id, faculty_id)
    values ('C', 'c', 1, 1)`.execute(kysely);
  await sql`insert into ceremonies (name, ceremony_date, ceremony_location, record_initial,
    assigned_initial, folio_initial, created_at) values ('Acto', '2026-01-01', 'Aula', '1', '1', '1', now())`.execute(
    kysely,
  );
  await sql`insert into applications (application_code, code_year, code_number, ceremony_id, career_id,
    person_key, identification_type, id_number, first_name, last_name, email, gender_id, applied_at)
    values ('AG-2026-001', 2026, 1, 1, 1, 'x', 'CI', '1', 'Ana', 'Ñáñez', 'a@b.edu', 2, now())`.execute(
    kysely,
  );
  await sql`insert into issued_titles (application_id, ceremony_id, application_code,
    identification_type, id_number, first_name, last_name, career_name, faculty_name, ceremony_name,
    ceremony_date, issue_date, record_place, assigned_place, folio_place, record_registry,
    assigned_registry, folio_registry, created_at, updated_at)
    values (1, 1, 'AG-2026-001', 'CI', '1', 'Ana', 'Ñáñez', 'C', 'F', 'Acto', '2026-01-01',
    '2026-01-02', 0, 0, 0, '1', '1', '1', now(), now())`.execute(kysely);
  await sql`insert into audit_entries (at, actor_name, action, subject, subject_id)
    values (now(), 'Ana', 'created', 'ceremony', '1')`.execute(kysely);
  await chainErased();
}

/** The entry that the former version left after `--erase --older-than-days 1`. */
async function chainErased(): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  const contentHash = hashContent(
    { actorName: 'Ana', address: null, before: null, after: null },
    'salt',
  );
  const lasting = {
    position: 1,
    at,
    actorId: null,
    action: 'created',
    subject: 'ceremony',
    subjectId: '1',
    requestId: null,
    seals: null,
  };
  const hash = hashEntry('', lasting, contentHash);
  await sql`insert into audit_entries (at, actor_name, action, subject, subject_id, position,
    content_hash, hash) values (${at}, '', 'created', 'ceremony', '1', 1, ${contentHash}, ${hash})`.execute(
    kysely,
  );
  await sql`update audit_head set entries = 1, hash = ${hash}`.execute(kysely);
}

/** A duplicate, which the former version sealed together with its reason. */
async function correctOnce(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into title_entries (title_id, kind, resolution_number, resolution_date, resolution_body,
      resolution_reason, entered_by, created_at)
    values (1, 'duplicated', 'CU-1', '2026-01-05', 'Consejo', 'Lo perdió en el hospital', 'Ana', now())
    returning *`.execute(kysely);
  await recordAudit(kysely, commandAudit('Ana', new Date()), {
    action: 'duplicated',
    subject: 'title',
    subjectId: 1,
    seals: { title_entries: sealRows(rows) },
  });
}

/** An official of a faculty, sealed by a version that did not seal the faculty. */
async function appointDean(): Promise<void> {
  await sql`insert into authorities (name, office, valid_from, faculty_id)
    values ('Decana', 'Decana', '2020-01-01', 1)`.execute(kysely);
  await recordAudit(kysely, commandAudit('Ana', new Date()), {
    action: 'created',
    subject: 'authority',
    subjectId: 1,
    rows: { authorities: [1] },
  });
}

/** A copy in another form, as the version sealed and recorded it that had the reason in the row of the print. */
async function printAgain(): Promise<void> {
  const reason = 'La perdió en el hospital';
  const { rows } = await sql<{ id: number }>`
    insert into document_prints (job, kind, title_id, ceremony_id, copy, template_name, edition_reason,
      printed_at, printed_by_name)
    values ('de-nuevo', 'title', 1, 1, 2, 'Título', ${reason}, now(), 'Ana') returning *`.execute(
    kysely,
  );
  await recordAudit(kysely, commandAudit('Ana', new Date()), {
    action: 'printed',
    subject: 'document-template',
    subjectId: 1,
    after: { job: 'de-nuevo', reason, copies: [{ title_id: 1, copy: 2, mark: null }] },
    seals: { document_prints: sealRows(rows) },
  });
}

const tamper = (text: string) => changeAsOwner(kysely, statement(text), verifyAudit);

test('what existed before an upgrade is sealed as found: it verifies, and is protected', async () => {
  await migrate(kysely, '0013-summary');
  await fillOldSchema();
  await migrate(kysely, '0032-templates-of-prints');
  await sql`insert into document_prints
    (job, kind, title_id, ceremony_id, copy, template_name, printed_at, printed_by_name)
    values ('anterior', 'title', 1, 1, 1, 'Título', now(), 'Ana'),
      ('anterior', 'ceremony-record', null, 1, 1, 'Acta', now(), 'Ana')`.execute(kysely);
  await migrate(kysely, '0039-privacy-texts');
  await correctOnce();
  await migrate(kysely, '0060-earlier-addresses');
  await appointDean();
  await printAgain();
  await migrate(kysely);
  const expected = { status: 'whole', erased: 1, titles: 1 };
  expect(await verifyAudit(kysely)).toMatchObject(expected);
  expect(await tamper('update authorities set faculty_id = null')).toMatchObject({
    rows: [{ table: 'authority_faculties', kind: 'missing', id: 1 }],
  });
  expect(await tamper(`delete from document_prints where id = 2`)).toMatchObject({
    faults: [{ kind: 'print-missing', id: 2 }],
  });
  expect(await tamper(`update issued_titles set last_name = 'X'`)).toMatchObject({
    faults: [{ kind: 'changed', id: 1, code: 'AG-2026-001' }],
  });
  expect(await tamper(`update users set role_id = 2`)).toMatchObject({
    rows: [{ table: 'users', kind: 'changed', id: 1 }],
  });
  expect(await tamper(`update audit_entries set action = 'x' where position is null`)).toEqual({
    status: 'outside',
    id: 1,
  });
});

test('the reason of an older correction is protected, and can be erased', async () => {
  const change = (column: string) => `update title_entries set ${column} = 'X'`;
  expect(await tamper(change('resolution_reason'))).toMatchObject({
    faults: [{ kind: 'entry-changed', id: 1 }],
    rows: [{ table: 'correction_reasons', kind: 'changed', id: 1 }],
  });
  const erase = `update title_entries set resolution_reason = ''`;
  expect(await tamper(erase)).toMatchObject({
    rows: [{ table: 'correction_reasons', kind: 'missing', id: 1 }],
  });
  const eraseRecorded = async (trx: Kysely<Schema>) => {
    const rows = await eraseReasons(trx, () => sql`title_id = 1`);
    const event = { action: 'person-erased', subject: 'person', subjectId: 1 };
    await recordAudit(trx, commandAudit('Ana', new Date()), {
      ...event,
      rows,
    });
  };
  expect(await changeAsOwner(kysely, eraseRecorded, verifyAudit)).toMatchObject({
    status: 'whole',
  });
  const eraseAndChange = async (trx: Kysely<Schema>) => {
    await eraseRecorded(trx);
    await statement(change('resolution_body'))(trx);
  };
  expect(await changeAsOwner(kysely, eraseAndChange, verifyAudit)).toMatchObject({
    faults: [{ kind: 'entry-changed', id: 1 }],
  });
});

test('the reason of an older print is protected, and can be erased', async () => {
  const { id } = await kysely
    .selectFrom('document_prints')
    .select('id')
    .where('job', '=', 'de-nuevo')
    .executeTakeFirstOrThrow();
  expect(
    await tamper(`update document_prints set edition_reason = 'X' where id = ${id}`),
  ).toMatchObject({
    faults: [{ kind: 'print-changed', id: Number(id) }],
    rows: [{ table: 'former_print_reasons', kind: 'changed', id: Number(id) }],
  });
  expect(
    await tamper(`update document_prints set edition_reason = '' where id = ${id}`),
  ).toMatchObject({
    rows: [{ table: 'former_print_reasons', kind: 'missing', id: Number(id) }],
  });
  const person = { identificationType: 'CI', idNumber: '1' };
  const texts = () =>
    sql<{ prints: number; entries: number }>`
      select (select count(*)::int from document_prints p where to_jsonb(p)::text like '%hospital%') as prints,
        (select count(*)::int from audit_entries e
          where to_jsonb(e)::text like '%La perdió en el hospital%') as entries`.execute(kysely);
  expect((await texts()).rows).toEqual([{ prints: 1, entries: 1 }]);
  await kysely
    .transaction()
    .execute((trx) => erasePerson(trx, person, commandAudit('Ana', new Date())));
  expect((await texts()).rows).toEqual([{ prints: 0, entries: 0 }]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  expect(await tamper(`update document_prints set copy = 9 where id = ${id}`)).toMatchObject({
    faults: [{ kind: 'print-changed', id: Number(id) }],
  });
});

test('what the titles from before an upgrade state is sealed as the first start finds it', async () => {
  const verification = { ...defaultSettings.verification, university: 'Universidad de Prueba' };
  const services = { kysely, settings: { ...defaultSettings, verification } };
  await sealFoundContents(services);
  await sealFoundContents(services);
  const stored = await kysely.selectFrom('title_contents').selectAll().execute();
  expect(stored).toEqual([
    expect.objectContaining({
      title_id: 1,
      as_found: true,
      content: expect.objectContaining({ university: 'Universidad de Prueba', career: 'C' }),
    }),
  ]);
  const sealed = await kysely
    .selectFrom('audit_entries')
    .select('at')
    .where('subject_id', '=', 'title_contents')
    .executeTakeFirstOrThrow();
  expect(await readTitleSeal(kysely, 1)).toEqual({ as_found_at: sealed.at.toISOString() });
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const changed = `update title_contents set content = jsonb_set(content, '{career}', '"X"')`;
  expect(await tamper(changed)).toMatchObject({
    faults: [{ kind: 'content-changed', id: 1, code: 'AG-2026-001' }],
  });
});

test('papers from before an upgrade count with the address that its first start finds', async () => {
  const start = async (page: string) => {
    const verification = { ...defaultSettings.verification, page };
    const services = { kysely, settings: { ...defaultSettings, verification } };
    await countEarlierPrints(services);
    return listVerificationAddresses(services);
  };
  const [former, present] = ['https://a.edu/{code}', 'https://b.edu/{code}'];
  const counted = { address: former, prints: 3, earlier_prints: 3 };
  expect(await start(former)).toEqual([{ ...counted, is_current: true }]);
  expect(await start(present)).toEqual([{ ...counted, is_current: false }]);
  const [print] = (await readFirstPrints(kysely, 'title', [1])).values();
  expect(print).toMatchObject({ verification_page: null });
  const template = JSON.stringify(shippedTemplates[0]);
  await sql`insert into document_template_versions (template_id, version, name, kind, template)
    values (9, 1, 'Título', 'title', ${template})`.execute(kysely);
  const edition = print && (await createFindEdition(kysely, 'title', present)(print));
  expect(edition?.verificationPage).toBe(former);
});

test('a process of the version before writes no unproven title, and gets the error of a start-up', async () => {
  const entry = sql`insert into audit_entries
    (at, actor_name, action, subject, subject_id, position, salt, content_hash, hash)
    values (now(), 'Ana', 'titles-issued', 'ceremony', '1', 3, 'x', 'x', 'x')`.execute(kysely);
  await expect(entry).rejects.toMatchObject({ code: '57P03' });
});

test('existing prints are sealed once, at the time of the upgrade', async () => {
  const sealed = await sql<{ at: Date; after: unknown }>`
    select at, after from audit_entries where action = 'sealed-as-found'
      and seals ? 'document_prints'`.execute(kysely);
  expect(sealed.rows).toEqual([{ at: expect.any(Date), after: { rows: 2 } }]);
  const sealAgain = async (trx: Kysely<Schema>) => {
    await recordAudit(trx, commandAudit('Ana', new Date()), {
      action: 'printed',
      subject: 'document-template',
      subjectId: 1,
      seals: { document_prints: sealRows([{ id: 3 }]) },
    });
    await sealRowsAsFound(trx, 'document_prints');
  };
  expect(await changeAsOwner(kysely, sealAgain, verifyAudit)).toMatchObject({ status: 'broken' });
});
