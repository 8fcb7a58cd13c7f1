import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countRows } from '#platform/database/stored-row.ts';
import { recordAudit } from './record-audit.ts';

/** Small enough for a statement timeout. */
const entriesPerStatement = 10_000;

/** The entries to erase: all, or those of graduates who applied. */
export type ErasureScope = 'all' | 'applicants';

const conditions = {
  all: sql`true`,
  applicants: sql`actor_id is null and subject = 'application' and action = 'submitted'`,
} as const satisfies Record<ErasureScope, unknown>;

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
  scope: ErasureScope = 'all',
): Promise<number> {
  return kysely.transaction().execute(async (trx) => {
    let count = 0;
    for (let last = 0; ; ) {
      const ids = await eraseNext(trx, { before, scope }, last);
      count += ids.length;
      last = ids.reduce((highest, id) => Math.max(highest, id), last);
      if (ids.length < entriesPerStatement) break;
    }
    const after = { before: before.toISOString(), count, ...(scope !== 'all' && { scope }) };
    const event = { action: 'erased', subject: 'audit', subjectId: 'personal-data', after };
    if (count > 0) await recordAudit(trx, audit, event);
    return count;
  });
}

/** Counts the entries that an erasure would change. */
export function countErasable(
  kysely: Kysely<Schema>,
  before: Date,
  scope: ErasureScope,
): Promise<number> {
  const source = sql`
    from audit_entries
    where at < ${before} and actor_name <> '' and ${conditions[scope]}`;
  return countRows(kysely, source);
}

interface Erasable {
  readonly before: Date;
  readonly scope: ErasureScope;
}

async function eraseNext(
  trx: Kysely<Schema>,
  { before, scope }: Erasable,
  last: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update audit_entries
    set actor_name = '', address = null, before = null, after = null, salt = null
    where id in (
      select id from audit_entries where id > ${last} and at < ${before} and actor_name <> ''
        and ${conditions[scope]}
      order by id limit ${entriesPerStatement})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
