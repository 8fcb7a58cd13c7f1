import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  applicationAnswer,
  applyAnswer,
  documentPrintAnswer,
  handoverAnswer,
} from 'birrete/contract';
import { personKey } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectBlank } from '#testing/databases/embedded-databases.ts';
import { createTestDatabase } from '#testing/databases/test-database.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { tablesWithText } from '#testing/tables-with-text.ts';
import {
  dataOf,
  startTestApi as startApi,
  type TestApi,
  type TestApiOptions,
  testNow,
} from '#testing/test-api.ts';
import { restoreBackup } from '../commands/backups/restore-backup.ts';
import { writeBackup } from '../commands/backups/write-backup.ts';
import { verifyAudit } from '../evidence/audit/verify/verify-audit.ts';
import { connectDatabase } from '../platform/database/open.ts';
import type { Schema } from '../platform/database/schema.ts';
import { refreshPersonKeys } from '../site/refresh-person-keys.ts';
import { blockPerson } from './block-person.ts';
import { noteChange, readChanges } from './change-file.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { changeOf } from './person-changes.ts';
import { reapplyChanges } from './reapply-changes.ts';
import { applyRetention, countExpired } from './retention/apply-retention.ts';

/**
 * The rights of one person, in the order in which they are exercised: export, block, erase, retention, restore of a
 * backup from before, and a second erasure.
 */

const person = { ...samplePerson, identification_type: 'V', id_number: '27.182.818' };
const document = { identificationType: 'V', idNumber: '27182818' };
const audit = { actor: { id: null, name: 'person command: test' }, requestId: 'command' };
const at = (days: number) => ({ ...audit, at: new Date(testNow.getTime() + days * 86_400_000) });

const text = { version: '2026-1', content: 'Autorizo el uso de mis datos.' };
const privacy = { kind: 'notice', href: '/datos', text } as const;
const startTestApi = (options: TestApiOptions = {}) =>
  startApi({ ...options, settings: { privacy } });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-person-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Applies at the first open ceremony. @returns id, code and ceremony. */
async function apply(api: TestApi, change: object = {}) {
  const choices = await offeredChoices(api);
  const body = { ...person, ...choices, privacy_version: '2026-1', ...change };
  return { ...dataOf(await api.call('POST', '/public/apply', body), applyAnswer), ...choices };
}

/** A graduate with a title, and a second application that has been rejected. */
async function graduate(api: TestApi) {
  const first = await apply(api);
  await api.asAdmin('PUT', `/applications/${first.id}`, { ...person, email: 'nueva@correo.edu' });
  await api.asAdmin('PATCH', `/applications/${first.id}/confirm`, { notes: null });
  await api.asAdmin('POST', `/ceremonies/${first.ceremony_id}/complete`);
  const issue = { emission_date: '15/06/2026' };
  const issued = await api.asAdmin(
    'POST',
    `/titles/ceremony/${first.ceremony_id}/bulk-emit`,
    issue,
  );
  expect(issued.status).toBe(200);
  const second = await apply(api);
  await api.asAdmin('PATCH', `/applications/${second.id}/reject`, { notes: 'Falta la solvencia' });
  return { titled: first, rejected: second };
}

async function codesIn(api: TestApi): Promise<string[]> {
  const rows = dataOf(await api.asAdmin('GET', '/applications'), v.array(applicationAnswer));
  return rows.map((row) => row.application_code);
}

/** The entries about a title in the book of hand-overs, the newest first. */
async function auditEntries(api: TestApi, titleId: number) {
  const all = dataOf(await api.asAdmin('GET', '/handovers'), v.array(handoverAnswer));
  return all.filter(({ title_id }) => title_id === titleId);
}

function erase(kysely: Kysely<Schema>, days: number) {
  return kysely.transaction().execute((trx) => erasePerson(trx, document, at(days)));
}

async function emptyDatabase(inMemory: boolean): Promise<Kysely<Schema>> {
  if (inMemory) {
    const { kysely, close } = await connectBlank();
    closing.push(close);
    return kysely;
  }
  const { url, drop } = await createTestDatabase('blank');
  const { kysely, close } = await connectDatabase({ databaseUrl: url });
  closing.push(drop, close);
  return kysely;
}

/** The embedded database takes three times as long, so it is tested by `npm run test:resilience`. */
const isInFull = import.meta.env.BIRRETE_RESILIENCE === '1';
const databases = [
  ['PostgreSQL', false],
  ...(isInFull ? [['the embedded database', true] as const] : []),
] as const;

describe.each(databases)('a person exercises their rights on %s', (_name, inMemory) => {
  test('export, block, erase, retention, restore, erase again', { timeout: 300_000 }, async () => {
    const api = await startTestApi({ inMemory });
    closing.push(() => api.close());
    const { kysely } = api.database;
    const { titled, rejected } = await graduate(api);
    const codes = [titled.application_code, rejected.application_code];

    for (const code of codes) await api.call('GET', `/public/status/${code}`);
    const exported = JSON.stringify(await exportPerson(kysely, document, at(0)));
    expect(exported).toContain('"privacy_version":"2026-1"');
    expect(exported).toContain('nueva@correo.edu');
    expect(exported).toContain('"record_registry"');
    expect(exported).toContain('"action":"submitted"');
    expect(exported).toContain('"hits":1');
    for (const code of codes) expect(exported).toContain(code);
    // Names of employees are not the person's data.
    expect(exported).not.toContain('Mariela');

    await kysely.transaction().execute((trx) => blockPerson(trx, document, 'blocked', at(1)));
    expect(await codesIn(api)).not.toEqual(expect.arrayContaining([rejected.application_code]));
    for (const code of codes) {
      expect((await api.call('GET', `/public/status/${code}`)).status).toBe(404);
    }
    const edit = await api.asAdmin('PATCH', `/applications/${rejected.id}/confirm`, {
      notes: null,
    });
    expect(edit.status).toBe(404);
    const report = await api.asAdmin('POST', '/reports/contact-list-applicants', { format: 'CSV' });
    expect(JSON.stringify(report.body)).not.toContain('nueva@correo.edu');
    await kysely.transaction().execute((trx) => blockPerson(trx, document, 'unblocked', at(2)));
    expect(await codesIn(api)).toEqual(expect.arrayContaining(codes));

    const backup = path.join(folder, `${inMemory}.gz`);
    await writeBackup(kysely, backup);
    expect(await tablesWithText(kysely, 'nueva@correo.edu')).toEqual([
      'applications',
      'audit_entries',
    ]);

    const erased = await erase(kysely, 3);
    expect(erased).toMatchObject({
      deleted: [rejected.application_code],
      reduced: [titled.application_code],
      titles: [{ code: titled.application_code }],
    });
    expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', erased: erased.entries });
    expect(await tablesWithText(kysely, 'nueva@correo.edu')).toEqual([]);
    const titledIn = ['issued_titles', 'title_contents'];
    expect(await tablesWithText(kysely, '27.182.818')).toEqual(titledIn);
    // Its code remains in the entries about the rights alone.
    expect(await tablesWithText(kysely, rejected.application_code)).toEqual(['audit_entries']);
    expect(await codesIn(api)).not.toEqual(expect.arrayContaining([titled.application_code]));

    // The trigger compares the system's time: somebody else's application is four years old.
    api.pass(-4 * 366 * 86_400);
    const other = await apply(api, { id_number: '31.415.926', email: 'otra@correo.edu' });
    await api.asAdmin('PATCH', `/applications/${other.id}/reject`, { notes: 'No cumple' });
    api.pass(4 * 366 * 86_400);
    const today = { ...audit, at: new Date() };
    const expired = async () =>
      (await countExpired(kysely, today.at)).filter(({ count }) => count > 0);
    const terms = (await expired()).map(({ term }) => term.what);
    expect(terms).toContain('Solicitudes rechazadas, sin título');
    expect(terms).toContain('Dirección IP de quien envía una solicitud, en la bitácora');
    await applyRetention(kysely, today);
    expect(await expired()).toEqual([]);
    expect(await tablesWithText(kysely, 'otra@correo.edu')).toEqual([]);
    expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });

    // The newest backup from before the erasure, and the file of erasures.
    const file = path.join(folder, `${inMemory}.jsonl`);
    if (erased.change) await noteChange(file, erased.change);
    const restored = await emptyDatabase(inMemory);
    const { reapplied } = await restoreBackup(restored, backup, {
      noted: await readChanges(file),
    });
    expect(reapplied).toEqual({ erased: 1, blocked: 0 });
    expect(await tablesWithText(restored, 'nueva@correo.edu')).toEqual([]);
    expect(await tablesWithText(restored, '27.182.818')).toEqual([
      'issued_titles',
      'title_contents',
    ]);
    expect(await verifyAudit(restored)).toMatchObject({ status: 'whole' });

    const again = await erase(restored, 5);
    expect(again).toMatchObject({
      deleted: [],
      reduced: [],
      titles: [{ code: titled.application_code }],
      change: undefined,
    });
  });
});

test('a proxy exercises their rights: export, erase, restore', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const proxy = {
    kind: 'proxy',
    name: 'Carmen Proença',
    identification_type: 'CI',
    id_number: document.idNumber,
    authority: 'Notaría Segunda',
  };
  const input = { title_ids: [1, 2], delivered_on: '2026-06-10', collector: proxy };
  expect((await api.asAdmin('POST', '/handovers', input)).status).toBe(201);
  const exported = JSON.stringify(await exportPerson(kysely, document, at(0)));
  expect(exported).toMatch(/"collected_for_others":\[.*Carmen Proença/);
  expect(exported).not.toContain('Mariela');
  const backup = path.join(folder, 'proxy.gz');
  await writeBackup(kysely, backup);
  expect(await tablesWithText(kysely, 'Proença')).toEqual(['handover_details']);

  const { proxies, change } = await erase(kysely, 1);
  expect(proxies).toBe(2);
  expect(await tablesWithText(kysely, 'Proença')).toEqual([]);
  const gone = { kind: 'proxy', name: null, id_number: null, authority: null };
  expect((await api.asAdmin('GET', '/handovers')).body).toMatchObject({
    data: [{ collector: gone }, { collector: gone }],
  });
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });

  const restored = await emptyDatabase(false);
  const noted = change === undefined ? [] : [change];
  const { reapplied } = await restoreBackup(restored, backup, { noted });
  expect(reapplied).toEqual({ erased: 1, blocked: 0 });
  expect(await tablesWithText(restored, 'Proença')).toEqual([]);
});

test('the free texts of the hand-overs go with the graduate, and the data of the proxy stay', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { titled } = await graduate(api);
  const title = await kysely
    .selectFrom('issued_titles')
    .select('id')
    .where('application_id', '=', titled.id)
    .executeTakeFirstOrThrow();
  const proxy = {
    kind: 'proxy',
    name: 'Carmen Proença',
    identification_type: 'V',
    id_number: '6.200.417',
    authority: 'Notaría Segunda',
  };
  const delivery = { title_ids: [title.id], delivered_on: '2026-06-15', collector: proxy };
  await api.asAdmin('POST', '/handovers', { ...delivery, notes: 'Su hermana, tras la operación' });
  const [first] = await auditEntries(api, title.id);
  const result = { kind: 'not-delivered' };
  const reason = 'Sigue en el hospital';
  await api.asAdmin('POST', `/handovers/${first?.id}/correction`, { reason, result });
  const listed = await api.asAdmin('GET', '/handovers');
  expect(JSON.stringify(listed.body)).toContain(reason);

  expect((await erase(kysely, 1)).handoverTexts).toBe(2);
  expect(await tablesWithText(kysely, 'operación')).toEqual([]);
  expect(await tablesWithText(kysely, reason)).toEqual([]);
  expect(await tablesWithText(kysely, 'Proença')).toEqual(['handover_details']);
  expect(await auditEntries(api, title.id)).toMatchObject([
    { kind: 'not-delivered', reason: null },
    { collector: proxy, notes: null },
  ]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  expect((await erase(kysely, 2)).change).toBeUndefined();
});

const resolution = {
  resolution_number: 'CU-1',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Zyxwvrazón médica',
};

/** Records a duplicate of the title of a graduate. @returns the id of the title */
async function duplicate(api: TestApi, applicationId: number, day = '2026-06-01') {
  const { id } = await api.database.kysely
    .selectFrom('issued_titles')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const body = { ...resolution, resolution_date: day };
  expect((await api.asAdmin('POST', `/titles/${id}/duplicate`, body)).status).toBe(201);
  return id;
}

test('the reason of a correction goes with the graduate, also after a restore, and the correction stays', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { titled } = await graduate(api);
  const titleId = await duplicate(api, titled.id);
  expect(await tablesWithText(kysely, 'Zyxwvrazón')).toEqual(['title_entries']);
  const backup = path.join(folder, 'reasons.gz');
  await writeBackup(kysely, backup);

  const { reasons, change } = await erase(kysely, 1);
  expect(reasons).toBe(1);
  expect(await tablesWithText(kysely, 'Zyxwvrazón')).toEqual([]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const { body } = await api.asAdmin('GET', '/title-entries');
  expect(body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        title_id: titleId,
        resolution_number: 'CU-1',
        resolution_reason: '',
      }),
    ]),
  });
  expect((await erase(kysely, 2)).change).toBeUndefined();

  const restored = await emptyDatabase(false);
  const noted = change === undefined ? [] : [change];
  await restoreBackup(restored, backup, { noted });
  expect(await tablesWithText(restored, 'Zyxwvrazón')).toEqual([]);
  expect(await verifyAudit(restored)).toMatchObject({ status: 'whole' });
});

test('the reason to print a title in another form is exported, and goes with the graduate', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { titled } = await graduate(api);
  const { id } = await kysely
    .selectFrom('issued_titles')
    .select('id')
    .where('application_id', '=', titled.id)
    .executeTakeFirstOrThrow();
  const order = { template_id: 1, title_ids: [id] };
  const edition_reason = 'La primera copia se perdió en el hospital';
  for (const body of [
    { ...order, job: 'primera-copia-1' },
    { ...order, job: 'segunda-copia-1', edition_reason },
  ]) {
    expect((await api.asAdmin('POST', '/documents', body)).status).toBe(200);
  }
  const reasons = async () => {
    const answer = await api.asAdmin('GET', `/document-prints?title_id=${id}`);
    return dataOf(answer, v.array(documentPrintAnswer)).map((print) => print.edition_reason);
  };
  expect(await reasons()).toEqual([edition_reason, null]);
  expect(await exportPerson(kysely, document, at(0))).toMatchObject({
    printed_copies: [{ edition_reason: null }, { edition_reason }],
  });
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
  const backup = path.join(folder, 'print-reasons.gz');
  await writeBackup(kysely, backup);

  const { reasons: erased, change } = await erase(kysely, 1);
  expect(erased).toBe(1);
  expect(await tablesWithText(kysely, 'hospital')).toEqual([]);
  expect(await reasons()).toEqual([null, null]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });

  const restored = await emptyDatabase(false);
  await restoreBackup(restored, backup, { noted: change === undefined ? [] : [change] });
  expect(await tablesWithText(restored, 'hospital')).toEqual([]);
  expect(await verifyAudit(restored)).toMatchObject({ status: 'whole' });
});

test('the reason of a correction expires, and the trail verifies', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { titled } = await graduate(api);
  api.pass(-6 * 366 * 86_400);
  const issued = await duplicate(api, titled.id, '2020-01-15');
  await applyRetention(kysely, { ...audit, at: new Date() });
  const { resolution_reason } = await kysely
    .selectFrom('title_entries')
    .select('resolution_reason')
    .where('title_id', '=', issued)
    .executeTakeFirstOrThrow();
  expect(resolution_reason).toBe('');
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});

test('a restore erases texts about a graduate whose application was erased before them', {
  tags: ['rare'],
}, async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { titled } = await graduate(api);
  await erase(kysely, 0);
  const { id } = await kysely
    .selectFrom('issued_titles')
    .select('id')
    .where('application_id', '=', titled.id)
    .executeTakeFirstOrThrow();
  const notes = 'Llamó antes de venir';
  const collector = { kind: 'graduate' };
  const delivery = { title_ids: [id], delivered_on: '2026-06-15', collector, notes };
  expect((await api.asAdmin('POST', '/handovers', delivery)).status).toBe(201);
  const backup = path.join(folder, 'texts.gz');
  await writeBackup(kysely, backup);

  const { change } = await erase(kysely, 1);
  const restored = await emptyDatabase(false);
  const noted = change === undefined ? [] : [change];
  const { reapplied } = await restoreBackup(restored, backup, { noted });
  expect(reapplied).toEqual({ erased: 1, blocked: 0 });
  expect(await tablesWithText(restored, notes)).toEqual([]);
});

test('the data of a proxy expire after five years, and the entry remains', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const input = { title_ids: [1], delivered_on: '2026-06-10', collector: { kind: 'graduate' } };
  await api.asAdmin('POST', '/handovers', input);
  const now = new Date();
  const fiveYears = new Date(now.getTime() - 1827 * 86_400_000);
  await kysely
    .insertInto('handover_details')
    .values({ handover_id: 1, notes: 'Firmó en la hoja 1', recorded_at: fiveYears })
    .execute();
  await applyRetention(kysely, { ...audit, at: new Date(now.getTime() - 2 * 86_400_000) });
  expect(await tablesWithText(kysely, 'Firmó en la hoja 1')).toEqual(['handover_details']);
  await applyRetention(kysely, { ...audit, at: now });
  expect(await tablesWithText(kysely, 'Firmó en la hoja 1')).toEqual([]);
  expect(await kysely.selectFrom('handovers').select('kind').execute()).toEqual([
    { kind: 'delivered' },
  ]);
});

test('the same number under another type of document is another person', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const foreign = await apply(api, { identification_type: 'P' });
  const own = await apply(api);
  const { deleted } = await erase(api.database.kysely, 1);
  expect(deleted).toEqual([own.application_code]);
  expect(await codesIn(api)).toEqual(expect.arrayContaining([foreign.application_code]));
});

test('an erasure finds applications whose key an earlier version stored, and so does a restore', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const former = async ({ id }: { id: number }, change = {}) => {
    const row = { person_key: 'former:27182818', ...change };
    await kysely.updateTable('applications').set(row).where('id', '=', id).execute();
  };
  const own = await apply(api, { id_number: 'N.º 27.182.818' });
  await former(own);
  expect((await erase(kysely, 1)).deleted).toEqual([own.application_code]);

  const restored = await apply(api, { id_number: 'N.º 27.182.818' });
  await former(restored);
  const noted = [changeOf('erased', personKey('V', '27182818'), at(1).at, undefined)];
  const reapply = () => kysely.transaction().execute((trx) => reapplyChanges(trx, noted, at(2)));
  expect((await reapply()).erased).toBe(1);
  expect(await codesIn(api)).not.toContain(restored.application_code);

  const other = await apply(api);
  await former(other, { identification_type: 'T.I.' });
  await refreshPersonKeys(kysely);
  const row = kysely.selectFrom('applications').select('person_key').where('id', '=', other.id);
  expect(await row.executeTakeFirst()).toEqual({ person_key: 'ti:27182818' });
});

test('an erasure that fails leaves everything, also in the trail', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const own = await apply(api);
  const failed = kysely.transaction().execute(async (trx) => {
    const { change } = await erasePerson(trx, document, at(1));
    // The folder does not exist, as when its disk is not mounted.
    if (change) await noteChange(path.join(folder, 'missing', 'erasures.jsonl'), change);
  });
  await expect(failed).rejects.toThrow('ENOENT');
  expect(await codesIn(api)).toEqual(expect.arrayContaining([own.application_code]));
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', erased: 0 });
});

test('a person who applies again after an erasure stays when a backup is restored', {
  tags: ['rare'],
}, async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  await apply(api);
  await erase(kysely, 0);
  api.pass(86_400);
  const second = await apply(api);
  const backup = path.join(folder, 'later.gz');
  await writeBackup(kysely, backup);
  const restored = await emptyDatabase(false);
  expect((await restoreBackup(restored, backup)).reapplied).toEqual({ erased: 0, blocked: 0 });
  const rows = await restored.selectFrom('applications').select('application_code').execute();
  expect(rows).toContainEqual({ application_code: second.application_code });
});

test('a restore blocks the applications from before the block, and no later ones', {
  tags: ['rare'],
}, async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const first = await apply(api);
  await api.asAdmin('PATCH', `/applications/${first.id}/reject`, { notes: 'No cumple' });
  api.pass(86_400);
  const second = await apply(api);
  const codes = [first.application_code, second.application_code];
  const [backup, file] = [path.join(folder, 'open.gz'), path.join(folder, 'blocks.jsonl')];
  await writeBackup(kysely, backup);
  const block = (kind: 'blocked' | 'unblocked', days: number) =>
    kysely.transaction().execute(async (trx) => {
      const { change } = await blockPerson(trx, document, kind, at(days));
      if (change) await noteChange(file, change);
    });
  const restore = async (from: string) => {
    const restored = await emptyDatabase(false);
    const { reapplied } = await restoreBackup(restored, from, { noted: await readChanges(file) });
    const rows = await restored
      .selectFrom('applications')
      .select('restriction')
      .where('application_code', 'in', codes)
      .orderBy('id')
      .execute();
    return { restored, reapplied, restrictions: rows.map(({ restriction }) => restriction) };
  };

  await block('blocked', 0.5);
  const once = await restore(backup);
  expect(once).toMatchObject({ reapplied: { blocked: 1 }, restrictions: ['blocked', null] });
  // What the first restore has stored must not reach further at the second one.
  const next = path.join(folder, 'restored.gz');
  await writeBackup(once.restored, next);
  expect(await restore(next)).toMatchObject({
    reapplied: { blocked: 0 },
    restrictions: ['blocked', null],
  });
  await block('unblocked', 2);
  expect(await restore(next)).toMatchObject({
    reapplied: { blocked: 0 },
    restrictions: [null, null],
  });
});

test('a restore erases nothing from after the erasure, and neither does the next one', {
  tags: ['rare'],
}, async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const first = await apply(api);
  await api.asAdmin('PATCH', `/applications/${first.id}/reject`, { notes: 'No cumple' });
  api.pass(86_400);
  const second = await apply(api);
  const [backup, file] = [path.join(folder, 'both.gz'), path.join(folder, 'both.jsonl')];
  await writeBackup(kysely, backup);
  const { change } = await erase(kysely, 0.5);
  if (change) await noteChange(file, change);
  const noted = await readChanges(file);
  const next = path.join(folder, 'next.gz');
  for (const [from, erased] of [
    [backup, 1],
    [next, 0],
  ] as const) {
    const restored = await emptyDatabase(false);
    const { reapplied } = await restoreBackup(restored, from, { noted });
    expect(reapplied).toEqual({ erased, blocked: 0 });
    const rows = await restored
      .selectFrom('applications')
      .select('application_code as code')
      .where('application_code', 'in', [first.application_code, second.application_code])
      .execute();
    expect(rows).toEqual([{ code: second.application_code }]);
    if (from === backup) await writeBackup(restored, next);
  }
});

test('entries can be blanked only together with the entry that names them', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const { id } = await apply(api);
  const blank = sql`
    update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where subject = 'application' and subject_id = ${String(id)}`;
  await expect(blank.execute(kysely)).rejects.toThrow('append-only');
  await erase(kysely, 1);
  const other = await apply(api, { id_number: '1.618.033' });
  const entries = sql`
    update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where subject = 'application' and subject_id = ${String(other.id)}`;
  // The erasure of somebody else is the newest entry but one.
  await expect(entries.execute(kysely)).rejects.toThrow('append-only');
});

test('with a key, the hash of a person cannot be found by trying, and older hashes still count', async () => {
  const api = await startTestApi();
  closing.push(() => api.close());
  const { kysely } = api.database;
  const hashKey = 'k'.repeat(32);
  const numbers = ['27.000.001', '27.000.002'] as const;
  for (const id_number of numbers) await apply(api, { id_number });
  const [first = '', second = ''] = numbers.map((number) => personKey('V', number));
  const dayAfter = at(1);
  const noted = [
    changeOf('blocked', first, dayAfter.at, undefined),
    changeOf('blocked', second, dayAfter.at, hashKey),
  ];
  const triable = noted.map(({ salt, person_hash }, index) => {
    const tried = createHash('sha256').update(salt + [first, second][index]);
    return tried.digest('hex') === person_hash;
  });
  expect(triable).toEqual([true, false]);
  const reapply = (key?: string) =>
    kysely.transaction().execute((trx) => reapplyChanges(trx, noted, dayAfter, key));
  expect((await reapply(hashKey)).blocked).toBe(2);
});
