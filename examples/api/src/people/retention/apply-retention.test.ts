import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import { verifyAudit } from '#evidence/audit/verify/verify-audit.ts';
import { confirmAll, openCeremony } from '#testing/graduates.ts';
import { offeredChoices } from '#testing/sample-application.ts';
import { tablesWithText } from '#testing/tables-with-text.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { applyRetention, countExpired } from './apply-retention.ts';
import { readRetentionYears } from './retention-years.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let application: number;
let ceremony: number;
let made = 0;
beforeEach(async () => {
  // Signs in again: the session has expired by the clock of the retention.
  api.pass(0);
  const { career_id } = await offeredChoices(api);
  made += 1;
  const first = `R${made}-1`;
  const numbers = { record_initial: first, assigned_initial: first, folio_initial: first };
  ceremony = await openCeremony(api, numbers);
  [application = 0] = await confirmAll(api, ceremony, [{ career_id, last_name: 'Zyxwvez' }]);
});

const audit = () => commandAudit('retention command', new Date());

/** The number of expired rows of a term, by the beginning of its text. */
async function expired(what: string, env: Record<string, string> = {}): Promise<number> {
  const counted = await countExpired(api.database.kysely, new Date(), readRetentionYears(env));
  const found = counted.find(({ term }) => term.what.startsWith(what));
  if (found === undefined) throw new Error(`No term begins with ${what}`);
  return found.count;
}

function age(days: number) {
  return sql`now() - ${days} * interval '1 day'`;
}

test('a confirmed application that got no title expires with its ceremony, and the trail verifies', async () => {
  const { kysely } = api.database;
  const pass = (days: number) =>
    sql`update ceremonies set ceremony_date = ${age(days)} where id = ${ceremony}`.execute(kysely);
  const what = 'Solicitudes confirmadas';
  await pass(5 * 365);
  expect(await expired(what)).toBe(0);
  await pass(5 * 366);
  expect(await expired(what)).toBe(1);
  expect(await expired(what, { BIRRETE_RETAIN_CONFIRMED_YEARS: '6' })).toBe(0);
  await applyRetention(kysely, audit());
  expect(await expired(what)).toBe(0);
  expect(await tablesWithText(kysely, 'Zyxwvez')).toEqual([]);
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});

test('notes of an application and decided corrections expire, and the application stays', async () => {
  const { kysely } = api.database;
  await sql`update applications set internal_notes = 'Baja médica', notes = 'Trae el acta',
    updated_at = ${age(2 * 366)} where id = ${application}`.execute(kysely);
  await sql`insert into corrections (application_id, status, description, requested_at, reply, decided_at)
    values (${application}, 'accepted', 'Mi nombre cambió', ${age(1000)}, 'Hecho', ${age(2 * 366)}),
      (${application}, 'open', 'Falta una tilde', ${age(1000)}, null, null)`.execute(kysely);
  const env = { BIRRETE_RETAIN_NOTES_YEARS: '3' };
  expect(await expired('Notas internas', env)).toBe(0);
  await applyRetention(kysely, audit());
  for (const text of ['Baja médica', 'Trae el acta', 'Mi nombre cambió']) {
    expect(await tablesWithText(kysely, text)).toEqual([]);
  }
  expect(await tablesWithText(kysely, 'Falta una tilde')).toEqual(['corrections']);
  expect(await tablesWithText(kysely, 'Zyxwvez')).toContain('applications');
  expect(await verifyAudit(kysely)).toMatchObject({ status: 'whole' });
});
