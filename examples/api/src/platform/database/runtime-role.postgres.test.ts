// @module-tag rare
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyAnswer, auditAnswer, bulkIssueAnswer, titleAnswer } from 'birrete/contract';
import { sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { erasePersonal } from '#evidence/audit/erase-personal.ts';
import { endOfRetention } from '#evidence/audit/retention-period.ts';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { enforceRegisters } from '#register/titles/registers.ts';
import {
  createTestDatabase,
  runOnServer,
  type TestDatabase,
} from '#testing/databases/test-database.ts';
import { issueTitles, openCeremony } from '#testing/graduates.ts';
import { offeredChoices, samplePerson } from '#testing/sample-application.ts';
import { dataOf, startTestApi, type TestApi, testNow } from '#testing/test-api.ts';
import type { RoleAtStart } from './demand-role.ts';
import { openDatabase } from './open.ts';

const suffix = randomUUID().slice(0, 8);
const owner = `owner_${suffix}`;
const site = `site_${suffix}`;
let database: TestDatabase;
let api: TestApi;

function urlAs(role: string): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = 'clave';
  return url.href;
}

/** Runs runtime-role.sql as the owner, for a role of this test. */
async function grantRights(): Promise<void> {
  const file = path.join(import.meta.dirname, 'runtime-role.sql');
  const statements = (await readFile(file, 'utf8')).replaceAll('birrete_site', site);
  const client = new pg.Client({ connectionString: urlAs(owner) });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

beforeAll(async () => {
  database = await createTestDatabase('blank');
  const name = new URL(database.url).pathname.slice(1);
  await runOnServer(
    `create role ${owner} login password 'clave'`,
    `create role ${site} login password 'clave'`,
    `alter database ${name} owner to ${owner}`,
  );
  await (await startTestApi({ databaseUrl: urlAs(owner) })).close();
  await grantRights();
  await grantRights();
  api = await startTestApi({ databaseUrl: urlAs(site) });
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
  await runOnServer(`drop role ${site}`, `drop role ${owner}`);
});

describe('the runtime role', () => {
  test('serves a graduation from the application to the title', async () => {
    const ceremony_id = await openCeremony(api, { record_initial: 'Z-1', folio_initial: 'Z-1' });
    const person = { ...samplePerson, ...(await offeredChoices(api)), ceremony_id };
    const { id, application_code } = dataOf(
      await api.call('POST', '/public/apply', person),
      applyAnswer,
    );
    expect((await api.call('GET', `/public/status/${application_code}`)).status).toBe(200);
    await api.asAdmin('PATCH', `/applications/${id}/confirm`, { notes: 'Conforme' });
    await api.asAdmin('POST', `/ceremonies/${ceremony_id}/complete`);
    expect(dataOf(await issueTitles(api, ceremony_id), bulkIssueAnswer).count).toBe(1);
    const title = dataOf(await api.asAdmin('GET', '/titles'), v.array(titleAnswer)).at(-1);
    const handover = await api.asAdmin('POST', '/handovers', {
      title_ids: [title?.id],
      delivered_on: title?.issue_date,
      collector: { kind: 'graduate' },
      notes: 'Hoja 1',
    });
    expect(handover.status).toBe(201);
    expect(await verifyAudit(api.database.kysely)).toMatchObject({ status: 'whole' });
  });

  test('serves every list, and changes of catalogues, users, passwords and sessions', async () => {
    const lists = ['applications', 'ceremonies', 'careers', 'faculties', 'career_types'];
    for (const list of [...lists, 'degree-titles', 'users', 'titles', 'audit', 'summary']) {
      expect([list, (await api.asAdmin('GET', `/${list}`)).status]).toEqual([list, 200]);
    }
    const faculty = await api.asAdmin('POST', '/faculties', { name: 'Artes' });
    const { id } = dataOf(faculty, v.object({ id: v.number() }));
    expect((await api.asAdmin('PUT', `/faculties/${id}`, { name: 'Bellas Artes' })).status).toBe(
      200,
    );
    expect((await api.asAdmin('DELETE', `/faculties/${id}`)).status).toBe(200);
    const report = await api.asAdmin('POST', '/reports/contact-list-applicants', { format: 'CSV' });
    expect(report.status).toBe(200);
    expect((await api.asAdmin('DELETE', '/auth/sessions')).status).toBe(200);
    expect(
      (await api.call('POST', '/auth/login', { identifier: 'admin', password: 'x' })).status,
    ).toBe(401);
  });

  test.each([
    `update issued_titles set last_name = 'X'`,
    'delete from issued_titles',
    'truncate issued_titles',
    'alter table issued_titles disable trigger user',
    'update handovers set delivered_on = null',
    'delete from handovers',
    `update handover_details set proxy_name = 'X'`,
    'delete from handover_details',
    `update print_reasons set reason = ''`,
    'delete from print_reasons',
    `update audit_entries set actor_name = ''`,
    'delete from audit_entries',
    'truncate audit_entries',
    'alter table audit_entries disable trigger user',
    'drop trigger audit_entries_keep on audit_entries',
    'delete from audit_head',
    'delete from kysely_migration',
    'create table mine (id integer)',
  ])('cannot run: %s', async (statement) => {
    await expect(sql.raw(statement).execute(api.database.kysely)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('may run a site in production; the owner may for a trial, and a superuser never', async () => {
    const start = async (role: string, allowed: RoleAtStart) =>
      (await openDatabase({ databaseUrl: urlAs(role) }, 'compare', allowed)).close();
    await start(site, 'site');
    await expect(start(owner, 'site')).rejects.toThrow(`${owner}, which owns the tables`);
    await start(owner, 'owner');
    const superuser = openDatabase({ databaseUrl: database.url }, 'compare', 'owner');
    await expect(superuser).rejects.toThrow('the rights of a PostgreSQL superuser');
  });

  test.each([
    ['owns the tables', owner],
    ['the rights of a PostgreSQL superuser', 'pg_execute_server_program'],
  ])('may not run a site while it %s through another role', async (reason, role) => {
    await runOnServer(`grant ${role} to ${site}`);
    onTestFinished(() => runOnServer(`revoke ${role} from ${site}`));
    const opened = openDatabase({ databaseUrl: urlAs(site) }, 'compare', 'site');
    await expect(opened).rejects.toThrow(reason);
  });

  test('cannot change the registers, and says who can', async () => {
    await expect(enforceRegisters(api.database.kysely, 'one', testNow)).rejects.toThrow(
      'BIRRETE_REGISTERS is one, but the database enforces by-ceremony. Only the owner',
    );
  });

  test('cannot erase personal data, and nothing of the attempt remains', async () => {
    const { kysely } = api.database;
    const audit = { actor: { id: null, name: 'x' }, at: new Date(), requestId: 'x' };
    const attempt = erasePersonal(kysely, endOfRetention(new Date()), audit);
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    const trail = dataOf(await api.asAdmin('GET', '/audit'), v.array(auditAnswer));
    expect(trail.every(({ action }) => action !== 'erased')).toBe(true);
  });
});
