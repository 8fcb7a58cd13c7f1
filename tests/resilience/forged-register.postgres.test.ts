import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../examples/api/src/commands/backups/restore-backup.ts';
import { writeBackup } from '../../examples/api/src/commands/backups/write-backup.ts';
import { recordAudit } from '../../examples/api/src/evidence/audit/record-audit.ts';
import type { TrailMark } from '../../examples/api/src/evidence/audit/verify/trail-mark.ts';
import { verifyAudit } from '../../examples/api/src/evidence/audit/verify/verify-audit.ts';
import { connectDatabase } from '../../examples/api/src/platform/database/open.ts';
import {
  type Change,
  changeAsOwner,
  statement,
} from '../../examples/api/testing/databases/table-owner.ts';
import { createTestDatabase } from '../../examples/api/testing/databases/test-database.ts';
import { completeCeremony, issueTitles } from '../../examples/api/testing/graduates.ts';
import { startTestApi, type TestApi } from '../../examples/api/testing/test-api.ts';

/** Attacks by the owner of the tables on the register, and their detection. The titles of the tests are the report. */

let api: TestApi;
let folder: string;
/** The mark that another machine stored before the attacks. */
let stored: TrailMark;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'birrete-attack-'));
  api = await startTestApi();
  const numbers = { record_initial: 'Z-1', assigned_initial: 'Z-1', folio_initial: 'Z-1' };
  await issueTitles(api, await completeCeremony(api, ['Ñáñez', 'Abad'], numbers));
  await writeBackup(api.database.kysely, path.join(folder, 'old.gz'));
  for (const name of ['Artes', 'Letras', 'Música'])
    await api.asAdmin('POST', '/faculties', { name });
  const result = await verifyAudit(api.database.kysely);
  if (result.status !== 'whole') throw new Error(`The trail is ${result.status} before any attack`);
  stored = result.mark;
});
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Attacks, verifies with and without the stored mark, and undoes the attack. */
async function attack(change: Change) {
  return changeAsOwner(api.database.kysely, change, async (trx) => {
    const alone = await verifyAudit(trx);
    const withMark = await verifyAudit(trx, { since: stored });
    return { alone: alone.status, withMark: withMark.status };
  });
}

const cutLast: Change = (trx) => {
  const end = stored.position - 3;
  return statement(`
    delete from audit_entries where position > ${end};
    update audit_head set entries = ${end},
      hash = (select hash from audit_entries where position = ${end})`)(trx);
};

const writeOther = (trx: Parameters<Change>[0], name: string) =>
  recordAudit(
    trx,
    { actor: { id: 1, name: 'X' }, at: new Date(), requestId: 'x' },
    { action: 'created', subject: 'faculty', subjectId: 1, after: { name } },
  );

const copiedColumns = `application_code, identification_type, id_number, first_name, career_name,
  faculty_name, ceremony_name, ceremony_date, issue_date, record_place + 100, assigned_place + 100,
  folio_place + 100, 'Z-99', 'Z-99', 'Z-99', created_at, updated_at`;

const forgeTitle = `
  insert into issued_titles (application_id, ceremony_id, last_name, application_code,
    identification_type, id_number, first_name, career_name, faculty_name, ceremony_name,
    ceremony_date, issue_date, record_place, assigned_place, folio_place, record_registry,
    assigned_registry, folio_registry, created_at, updated_at)
  select (select id from applications a where not exists (
      select 1 from issued_titles t where t.application_id = a.id) limit 1),
    ceremony_id, 'Falso', ${copiedColumns}
  from issued_titles where record_registry = 'Z-1'`;

const blank = `update audit_entries
  set actor_name = '', address = null, before = null, after = null, salt = null
  where action = 'titles-issued' and subject_id = (select max(subject_id::int)::text
    from audit_entries where action = 'titles-issued')`;

describe('the owner of the tables', () => {
  test.each([
    {
      act: 'changes the name on a title',
      achieved: 'another person has the degree',
      attempt: statement(
        `update issued_titles set last_name = 'Falso' where record_registry = 'Z-1'`,
      ),
      alone: 'titles-altered',
      withMark: 'titles-altered',
    },
    {
      act: 'inserts a title',
      achieved: 'a degree without an issue',
      attempt: statement(forgeTitle),
      alone: 'titles-altered',
      withMark: 'titles-altered',
    },
    {
      act: 'deletes a title',
      achieved: 'a degree that is not in the register',
      attempt: statement(`
        delete from title_codes where title_id in
          (select id from issued_titles where record_registry = 'Z-2');
        delete from title_contents where title_id in
          (select id from issued_titles where record_registry = 'Z-2');
        delete from issued_titles where record_registry = 'Z-2'`),
      alone: 'titles-altered',
      withMark: 'titles-altered',
    },
    {
      act: 'swaps the verification codes of two titles',
      achieved: 'the code printed on one paper verifies the other person',
      attempt: statement(`
        alter table title_codes drop constraint title_codes_unique;
        update title_codes k set code = other.code
        from title_codes other, issued_titles t, issued_titles o
        where t.id = k.title_id and o.id = other.title_id and t.ceremony_id = o.ceremony_id
          and t.id <> o.id and t.record_registry in ('Z-1', 'Z-2')
          and o.record_registry in ('Z-1', 'Z-2')`),
      alone: 'titles-altered',
      withMark: 'titles-altered',
    },
    {
      act: 'truncates the trail',
      achieved: 'no record of anything',
      attempt: statement('truncate audit_entries'),
      alone: 'broken',
      withMark: 'broken',
    },
    {
      act: 'truncates trail, titles and the end of the chain',
      achieved: 'an empty register',
      attempt: statement(
        `truncate audit_entries, issued_titles cascade; update audit_head set entries = 0, hash = ''`,
      ),
      alone: 'titles-altered',
      withMark: 'cut',
    },
    {
      act: 'cuts the last entries and sets the end back',
      achieved: 'the last acts are forgotten',
      attempt: cutLast,
      alone: 'rows-altered',
      withMark: 'cut',
    },
    {
      act: 'cuts the last entries and writes others',
      achieved: 'other last acts',
      attempt: async (trx: Parameters<Change>[0]) => {
        await cutLast(trx);
        for (const name of ['Uno', 'Dos', 'Tres']) await writeOther(trx, name);
      },
      alone: 'rows-altered',
      withMark: 'rewritten',
    },
    {
      act: 'blanks an entry',
      achieved: 'who issued is unknown',
      attempt: statement(blank),
      alone: 'erased-early',
      withMark: 'erased-early',
    },
    {
      act: 'blanks an entry and excuses it with an entry like that of the migration',
      achieved: 'who issued is unknown',
      attempt: async (trx: Parameters<Change>[0]) => {
        await statement(blank)(trx);
        await recordAudit(
          trx,
          { actor: { id: null, name: 'migration' }, at: new Date(), requestId: 'x' },
          {
            action: 'sealed',
            subject: 'register',
            subjectId: 'all',
            seals: { erased_entries: {} },
          },
        );
      },
      alone: 'broken',
      withMark: 'broken',
    },
    {
      act: 'blanks an entry and excuses it with the erasure of a person',
      achieved: 'who issued is unknown',
      attempt: async (trx: Parameters<Change>[0]) => {
        const { position, content_hash } = await trx
          .selectFrom('audit_entries')
          .select(['position', 'content_hash'])
          .where('action', '=', 'titles-issued')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow();
        await statement(blank)(trx);
        await recordAudit(
          trx,
          { actor: { id: 1, name: 'X' }, at: new Date(), requestId: 'x' },
          {
            action: 'person-erased',
            subject: 'person',
            subjectId: 'x',
            seals: { erased_entries: { [String(position)]: content_hash ?? '' } },
          },
        );
      },
      alone: 'erased-early',
      withMark: 'erased-early',
    },
    {
      act: 'inserts an entry without a position',
      achieved: 'an act that nobody did, in the list of the console',
      attempt:
        statement(`insert into audit_entries (id, at, actor_name, action, subject, subject_id)
        overriding system value values (-1, now(), 'Ana', 'listed', 'audit', 'all')`),
      alone: 'outside',
      withMark: 'outside',
    },
  ])('$act: $achieved; --verify finds it $alone, with --since $withMark', async (each) => {
    const { attempt, alone, withMark } = each;
    expect(await attack(attempt)).toEqual({ alone, withMark });
  });

  test('restores an old backup: later acts are forgotten; --verify finds it whole, with --since cut', async () => {
    const database = await createTestDatabase('blank');
    const { kysely, close } = await connectDatabase({ databaseUrl: database.url });
    await restoreBackup(kysely, path.join(folder, 'old.gz'));
    expect((await verifyAudit(kysely)).status).toBe('whole');
    expect((await verifyAudit(kysely, { since: stored })).status).toBe('cut');
    await close();
    await database.drop();
  });
});
