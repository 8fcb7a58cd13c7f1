// @module-tag rare
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  authorityAnswer,
  createdUserAnswer,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from 'birrete/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '#commands/backups/restore-backup.ts';
import { writeBackup } from '#commands/backups/write-backup.ts';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { connectDatabase } from '#platform/database/open.ts';
import type { Schema } from '#platform/database/schema.ts';
import { createTestDatabase } from '#testing/databases/test-database.ts';
import { completeCeremony, issueTitles } from '#testing/graduates.ts';
import { tablesWithText } from '#testing/tables-with-text.ts';
import { dataOf, startTestApi, type TestApi, testNow } from '#testing/test-api.ts';
import type { PersonChange } from '../person-changes.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseSignatures } from './erase-signatures.ts';
import { exportAccount } from './export-account.ts';
import { findAccount } from './find-account.ts';
import { exportOfficial, findOffices } from './offices.ts';

let api: TestApi;
let kysely: Kysely<Schema>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-staff-'));
  api = await startTestApi();
  ({ kysely } = api.database);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (days: number) =>
  commandAudit('staff command: test', new Date(testNow.getTime() + days * 86_400_000));

/** Restores a backup into a new database, with changes that it lacks. */
async function restore(file: string, noted: readonly PersonChange[]) {
  const { url, drop } = await createTestDatabase('blank');
  const { kysely: restored, close } = await connectDatabase({ databaseUrl: url });
  const { reapplied } = await restoreBackup(restored, file, { noted });
  const end = async () => {
    await close();
    await drop();
  };
  return { restored, reapplied, end };
}

describe('a user', () => {
  let user: { id: number; username: string };
  let backup: string;
  let change: PersonChange;

  beforeAll(async () => {
    const input = {
      username: 'zyxwv.ana',
      email: 'zyxwv.ana@universidad.edu',
      full_name: 'Ana Zyxwvez',
      role_id: 1,
    };
    const created = dataOf(await api.asAdmin('POST', '/users', input), createdUserAnswer);
    user = created;
    const token = await api.signInFirst(input.username, created.temporary_password);
    const body = { title_ids: [1], delivered_on: '2026-06-10', collector: { kind: 'graduate' } };
    const authorization = `Bearer ${token}`;
    expect((await api.call('POST', '/handovers', body, { authorization })).status).toBe(201);
    await sql`insert into passkeys (credential_id, user_id, name, public_key, counter, created_at)
      values ('zyxwv-credential', ${user.id}, 'Teléfono de Zyxwvez', 'x', 0, now())`.execute(
      kysely,
    );
  });

  async function find() {
    const account = await findAccount(kysely, user.username);
    if (account === undefined) throw new Error('The account does not exist');
    return account;
  }

  test('gets everything that is stored about them, and no data of graduates', async () => {
    const found = await exportAccount(kysely, await find(), at(0));
    expect(found).toMatchObject({
      account: { full_name: 'Ana Zyxwvez', email: 'zyxwv.ana@universidad.edu' },
      sessions: [{ opened_by: 'password' }],
      passkeys: [{ name: 'Teléfono de Zyxwvez' }],
      handovers: [{ title_id: 1, recorded_by_name: 'Ana Zyxwvez' }],
      acts: expect.arrayContaining([expect.objectContaining({ subject: 'handover' })]),
      account_history: expect.arrayContaining([
        expect.objectContaining({ action: 'created', by: 'administrator' }),
      ]),
    });
    expect(JSON.stringify(found)).not.toMatch(/password_hash|Mariela/);
  });

  test('leaves: the account goes, the acts stay with its number, and the trail verifies', async () => {
    const put = { ...user, email: 'zyxwv.ana@universidad.edu', full_name: 'Ana Zyxwvez' };
    const { status } = await api.asAdmin('PUT', `/users/${user.id}`, {
      ...put,
      role_id: 1,
      is_active: 0,
    });
    expect(status).toBe(200);
    backup = path.join(folder, 'user.gz');
    await writeBackup(kysely, backup);
    const erased = await kysely
      .transaction()
      .execute((trx) => eraseAccount(trx, { id: user.id, hashKey: undefined }, at(1)));
    expect(erased).toMatchObject({ acts: expect.any(Number), register: 1 });
    expect(erased.entries).toBeGreaterThan(2);
    if (erased.change === undefined) throw new Error('Nothing was erased');
    change = erased.change;
    for (const text of ['zyxwv.ana', 'zyxwv-credential', 'Teléfono de']) {
      expect(await tablesWithText(kysely, text)).toEqual([]);
    }
    // The book of hand-overs says who recorded an entry, and the trail who acted.
    expect(await tablesWithText(kysely, 'Ana Zyxwvez')).toEqual(['audit_entries', 'handovers']);
    const { rows } = await sql`select 1 from audit_entries
      where subject = 'user' and subject_id = ${String(user.id)} and salt is not null`.execute(
      kysely,
    );
    expect(rows).toEqual([]);
    expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole', erased: erased.entries });
  });

  test('is erased once', async () => {
    const again = await kysely
      .transaction()
      .execute((trx) => eraseAccount(trx, { id: user.id, hashKey: undefined }, at(2)));
    expect(again.change).toBeUndefined();
  });

  test('is erased again when a backup is restored', { timeout: 120_000 }, async () => {
    const { restored, reapplied, end } = await restore(backup, [change]);
    expect(reapplied.erased).toBe(1);
    expect(await tablesWithText(restored, 'zyxwv.ana')).toEqual([]);
    expect(await verifyAudit(restored)).toMatchObject({ status: 'whole' });
    await end();
  });

  test('who got the number of an erased account later stays', { timeout: 120_000 }, async () => {
    const { restored, end } = await restore(backup, []);
    const before = new Date(testNow.getTime() - 86_400_000);
    await restored.transaction().execute(async (trx) => {
      const early = await eraseAccount(
        trx,
        { id: user.id, hashKey: undefined, until: before },
        at(3),
      );
      expect(early.change).toBeUndefined();
    });
    expect(await tablesWithText(restored, 'zyxwv.ana')).toContain('users');
    await end();
  });
});

test('an entry about an account is not erased without the entry that names it', async () => {
  const erase = sql`update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where subject = 'user' and salt is not null`.execute(kysely);
  await expect(erase).rejects.toThrow('audit_entries is append-only');
});

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

async function createOfficial(office: string, validFrom: string, validUntil: string | null) {
  const input = {
    name: 'Rosa Zyxwvón',
    office,
    valid_from: validFrom,
    valid_until: validUntil,
    signature: dot,
  };
  return dataOf(await api.asAdmin('POST', '/authorities', input), authorityAnswer).id;
}

const erase = (ids: readonly number[], days: number) =>
  kysely
    .transaction()
    .execute((trx) => eraseSignatures(trx, { ids, hashKey: undefined }, at(days)));

test('signatures of an official go when no title needs them, also after a restore', {
  timeout: 120_000,
}, async () => {
  const past = await createOfficial('Rectora', '1990-01-01', '1991-12-31');
  const present = await createOfficial('Decana', '2019-01-01', null);
  const needed = await createOfficial('Secretaria', '2031-01-01', '2031-12-31');
  const ceremony = await completeCeremony(api, ['Abad'], {
    ceremony_date: '2031-05-05',
    record_initial: 'S-1',
    assigned_initial: 'S-1',
    folio_initial: 'S-1',
  });
  const days = 366 * 6;
  const ids = await findOffices(kysely, 'rosa zyxwvon');
  expect(ids).toEqual([past, present, needed]);
  expect(await exportOfficial(kysely, ids, at(0))).toMatchObject({
    offices: [{ office: 'Rectora', signature: dot }, { office: 'Decana' }, {}],
    history: expect.arrayContaining([expect.objectContaining({ action: 'created' })]),
  });
  const backup = path.join(folder, 'official.gz');
  await writeBackup(kysely, backup);

  const { erased, remaining, changes } = await erase(ids, days);
  expect(erased).toEqual([past]);
  expect(remaining).toMatchObject([
    { office: 'Decana', reason: 'in-office' },
    { office: 'Secretaria', reason: 'needed', needed_by: 1 },
  ]);
  const read = (from: Kysely<Schema>) =>
    from
      .selectFrom('authorities')
      .select(['name', 'signature'])
      .where('id', '=', past)
      .executeTakeFirstOrThrow();
  expect(await read(kysely)).toEqual({ name: 'Rosa Zyxwvón', signature: null });
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });

  const { restored, reapplied, end } = await restore(backup, changes);
  expect(reapplied.erased).toBe(1);
  expect(await read(restored)).toEqual({ name: 'Rosa Zyxwvón', signature: null });
  expect(await verifyAudit(restored)).toMatchObject({ status: 'whole' });
  await end();

  // An issued title has its own copy.
  await issueTitles(api, ceremony);
  expect((await erase([needed], days)).erased).toEqual([needed]);
  expect(await tablesWithText(kysely, dot.slice(22))).toContain('signature_pictures');
});

/** Stores a template of titles. @returns its id */
async function storeTemplate(name: string): Promise<number> {
  const shipped = dataOf(await api.asAdmin('GET', '/document-templates/1'), documentTemplateAnswer);
  const answer = await api.asAdmin('POST', '/document-templates', { ...shipped, name });
  return dataOf(answer, documentTemplateSummaryAnswer).id;
}

test('accounts, signatures and templates expire, and the trail verifies', async () => {
  const input = {
    username: 'qwvx.luis',
    email: 'qwvx.luis@universidad.edu',
    full_name: 'Luis Qwvx',
    role_id: 2,
  };
  const { temporary_password: _, ...user } = dataOf(
    await api.asAdmin('POST', '/users', input),
    createdUserAnswer,
  );
  await api.asAdmin('PUT', `/users/${user.id}`, { ...input, is_active: 0 });
  const official = await createOfficial('Vicerrectora', '1992-01-01', '1993-12-31');
  const elevenYears = 11 * 366 * 86_400;
  api.pass(-elevenYears);
  const former = await storeTemplate('Plantilla de antes');
  api.pass(elevenYears);
  const present = await storeTemplate('Plantilla de ahora');
  const retain = () => applyRetention(kysely, commandAudit('retention command', new Date()));
  const storedTemplates = async () => {
    const rows = await kysely.selectFrom('document_templates').select('id').execute();
    return rows.map(({ id }) => id);
  };
  expect(await storedTemplates()).toEqual(expect.arrayContaining([former, present]));
  await retain();
  expect(await storedTemplates()).toContain(present);
  expect(await storedTemplates()).not.toContain(former);
  expect(await tablesWithText(kysely, 'qwvx.luis@')).toContain('users');

  await sql`update users set deactivated_at = now() - interval '2 years 1 day'
    where id = ${user.id}`.execute(kysely);
  const expired = await retain();
  expect(expired.find(({ term }) => term.what.startsWith('Cuentas'))).toMatchObject({ count: 1 });
  expect(await tablesWithText(kysely, 'qwvx.luis@')).toEqual(['audit_entries']);
  const { signature } = await kysely
    .selectFrom('authorities')
    .select('signature')
    .where('id', '=', official)
    .executeTakeFirstOrThrow();
  expect(signature).toBeNull();
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});
