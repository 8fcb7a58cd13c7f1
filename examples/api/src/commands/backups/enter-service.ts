import { type Kysely, sql } from 'kysely';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import type { Schema } from '#platform/database/schema.ts';

/** Codes and register numbers that may have been given between the backup and now, and are not given again. */
export interface Skipped {
  readonly codes: number;
  readonly numbers: number;
}

/** The last code of a year. */
export interface LastCode {
  readonly year: number;
  readonly number: number;
}

/** The last numbers of a ceremony. */
export interface LastNumbers {
  readonly ceremony: string;
  readonly record: string;
  readonly assigned: string;
  readonly folio: string;
}

/** The results for the registrar: what the restored data know, before anything is skipped. */
export interface EnteredService {
  readonly sessions: number;
  readonly oneTimePasswords: number;
  readonly lastCodes: readonly LastCode[];
  readonly lastNumbers: readonly LastNumbers[];
}

interface ServiceOptions {
  /** The time of the backup. */
  readonly since: Date;
  readonly now: Date;
  readonly timeZone: string;
  readonly skipped: Skipped;
}

/**
 * Prepares restored data for use. Sessions, sign-ins in progress and one-time passwords end, because they may have been
 * ended or used after the backup. The skipped codes and numbers become part of the counters, so they last.
 */
export async function enterService(
  trx: Kysely<Schema>,
  { since, now, timeZone, skipped }: ServiceOptions,
): Promise<EnteredService> {
  const entered = {
    sessions: await endSessions(trx),
    oneTimePasswords: await endOneTimePasswords(trx, now),
    lastCodes: await readLastCodes(trx),
    lastNumbers: await readLastNumbers(trx),
  };
  const yearOf = (moment: Date) => Number(dayInZone(moment, timeZone).slice(0, 4));
  if (skipped.codes > 0) await skipCodes(trx, skipped.codes, yearOf(since), yearOf(now));
  if (skipped.numbers > 0) await skipNumbers(trx, skipped.numbers);
  const audit = commandAudit('restore command', now);
  const after = {
    backup: since.toISOString(),
    skipped_codes: skipped.codes,
    skipped_numbers: skipped.numbers,
  };
  await recordAudit(trx, audit, {
    action: 'restored',
    subject: 'database',
    subjectId: 'all',
    after,
  });
  return entered;
}

async function endSessions(trx: Kysely<Schema>): Promise<number> {
  await trx.deleteFrom('passkey_challenges').execute();
  await trx.deleteFrom('openid_requests').execute();
  await trx.deleteFrom('openid_results').execute();
  return (await trx.deleteFrom('sessions').returning('id').execute()).length;
}

async function endOneTimePasswords(trx: Kysely<Schema>, now: Date): Promise<number> {
  const ended = await trx
    .updateTable('users')
    .set({ password_used_at: now })
    .where('must_change_password', '=', true)
    .where('password_used_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

async function readLastCodes(trx: Kysely<Schema>): Promise<LastCode[]> {
  return trx
    .selectFrom('application_code_counters')
    .select(['year', 'last_number as number'])
    .orderBy('year')
    .execute();
}

const listedCeremonies = 20;

/** Reads the last numbers by ceremony, those with the latest issue first. */
async function readLastNumbers(trx: Kysely<Schema>): Promise<LastNumbers[]> {
  const last = (series: string) =>
    sql`(array_agg(${sql.ref(`${series}_registry`)} order by ${sql.ref(`${series}_place`)} desc))[1]`;
  const { rows } = await sql<LastNumbers>`
    select max(ceremony_name) as ceremony, ${last('record')} as record,
      ${last('assigned')} as assigned, ${last('folio')} as folio
    from issued_titles group by ceremony_id
    order by max(created_at) desc, ceremony_id desc limit ${sql.lit(listedCeremonies)}`.execute(
    trx,
  );
  return rows;
}

async function skipCodes(
  trx: Kysely<Schema>,
  count: number,
  firstYear: number,
  lastYear: number,
): Promise<void> {
  await sql`
    insert into application_code_counters (year, last_number)
    select year, ${count}::int from generate_series(${firstYear}::int, ${lastYear}::int) as year
    on conflict (year) do update
      set last_number = application_code_counters.last_number + excluded.last_number`.execute(trx);
  await skipIds(trx, 'applications', count);
}

/** Skips places in the series of each ceremony, because any of them may have issued titles after the backup. */
async function skipNumbers(trx: Kysely<Schema>, count: number): Promise<void> {
  await sql`
    insert into skipped_places (ceremony_id, next_place)
    select c.id, ${count}::int + greatest(
      (select max(next_place) from skipped_places where ceremony_id = c.id),
      (select max(greatest(record_place, assigned_place, folio_place)) + 1
        from issued_titles where ceremony_id = c.id), 0)
    from ceremonies c
    on conflict (ceremony_id) do update set next_place = excluded.next_place`.execute(trx);
  await skipIds(trx, 'issued_titles', count);
}

/** Skips ids too, because links and the audit trail elsewhere name them. */
async function skipIds(
  trx: Kysely<Schema>,
  table: 'applications' | 'issued_titles',
  count: number,
): Promise<void> {
  const sequence = `${table}_id_seq`;
  await sql`select setval(${sequence}, last_value + ${count}::int) from ${sql.table(sequence)}`.execute(
    trx,
  );
}
