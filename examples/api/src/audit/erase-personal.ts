import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type AuditContext, recordAudit } from './record-audit.ts';

/**
 * Retention period of personal data in the audit trail, in years. A trigger of migration 0014 enforces the same number: a
 * shorter period needs a migration, on purpose.
 */
export const retentionYears = 5;

/** Small enough for a statement timeout. */
const entriesPerStatement = 10_000;

/** The moment before which personal data may be erased, a day earlier than the trigger allows in any time zone. */
export function endOfRetention(now: Date): Date {
  const end = yearsBefore(now);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** Whether an entry is within the retention period. */
export function isRetained(at: Date, now: Date): boolean {
  return at > yearsBefore(now);
}

function yearsBefore(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - retentionYears);
  return end;
}

/**
 * Erases the personal data of old entries: the actor's name, the address, and the values before and after. Action, time,
 * account and the hashes of titles remain, and the chain stays valid. The erasure is an entry too, in the same
 * transaction.
 *
 * @returns the number of changed entries.
 * @throws Error of the database if `before` lies within the retention period.
 */
export function erasePersonal(
  kysely: Kysely<Schema>,
  before: Date,
  audit: AuditContext,
): Promise<number> {
  return kysely.transaction().execute(async (trx) => {
    let count = 0;
    for (let last = 0; ; ) {
      const ids = await eraseNext(trx, before, last);
      count += ids.length;
      last = ids.reduce((highest, id) => Math.max(highest, id), last);
      if (ids.length < entriesPerStatement) break;
    }
    const after = { before: before.toISOString(), count };
    const event = { action: 'erased', subject: 'audit', subjectId: 'personal-data', after };
    if (count > 0) await recordAudit(trx, audit, event);
    return count;
  });
}

async function eraseNext(trx: Kysely<Schema>, before: Date, last: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where id in (
      select id from audit_entries where id > ${last} and at < ${before} and actor_name <> ''
      order by id limit ${entriesPerStatement})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
