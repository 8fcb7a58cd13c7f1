import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { countErasable, type ErasureScope, erasePersonal } from '#evidence/audit/erase-personal.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import {
  applicantYears,
  endOfRetention,
  retentionYears,
} from '#evidence/audit/retention-period.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countRows } from '#platform/database/stored-row.ts';
import { isSealedTable, type SealedIds, sealedTables } from '#platform/seals/sealed-tables.ts';
import { eraseApplications } from '../erase-person.ts';
import type { StoredApplication } from '../find-person.ts';
import {
  type RetentionRule,
  type RetentionTerm,
  retentionTerms,
} from './retention-terms.messages.ts';

/** The number of rows that have expired by a term. */
export interface Expired {
  readonly term: RetentionTerm;
  readonly count: number;
}

/** Counts the expired rows of each term. */
export async function countExpired(kysely: Kysely<Schema>, now: Date): Promise<readonly Expired[]> {
  const expired: Expired[] = [];
  for (const term of retentionTerms) {
    if (term.rule.kind !== 'none') expired.push({ term, count: await count(kysely, term, now) });
  }
  return expired;
}

/** Deletes what has expired, and records how much. The rows of one term are deleted together. */
export async function applyRetention(
  kysely: Kysely<Schema>,
  audit: AuditContext,
): Promise<readonly Expired[]> {
  const expired: Expired[] = [];
  for (const term of retentionTerms) {
    if (term.rule.kind !== 'none') expired.push({ term, count: await apply(kysely, term, audit) });
  }
  return expired;
}

async function count(kysely: Kysely<Schema>, { tables, rule }: RetentionTerm, now: Date) {
  switch (rule.kind) {
    case 'none':
      return 0;
    case 'rows':
      return countRows(kysely, expiredRows(tables, rule, now));
    case 'applications':
      return countRows(kysely, expiredApplications(rule, now));
    case 'trail':
      return countErasable(kysely, endOf(rule.scope, now), rule.scope);
    default:
      return rule satisfies never;
  }
}

async function apply(
  kysely: Kysely<Schema>,
  { what, tables, rule }: RetentionTerm,
  audit: AuditContext,
): Promise<number> {
  if (rule.kind === 'none') return 0;
  // Records its own erasure, in steps that fit a statement's time limit.
  if (rule.kind === 'trail') {
    return erasePersonal(kysely, endOf(rule.scope, audit.at), audit, rule.scope);
  }
  return kysely.transaction().execute(async (trx) => {
    const { deleted, rows } =
      rule.kind === 'rows'
        ? await deleteRows(trx, tables, rule, audit.at)
        : await deleteApplications(trx, rule, audit.at);
    if (deleted > 0) {
      const after = { data: what, count: deleted };
      const event = {
        action: 'retention-applied',
        subject: 'data',
        subjectId: tables.join(),
        after,
        rows,
      };
      await recordAudit(trx, audit, event);
    }
    return deleted;
  });
}

function endOf(scope: ErasureScope, now: Date): Date {
  return endOfRetention(now, scope === 'applicants' ? applicantYears : retentionYears);
}

/** The number of deleted rows, and those among them that have seals. */
interface Deleted {
  readonly deleted: number;
  readonly rows: SealedIds;
}

async function deleteRows(
  trx: Kysely<Schema>,
  tables: RetentionTerm['tables'],
  rule: RowRule,
  now: Date,
): Promise<Deleted> {
  const source = expiredRows(tables, rule, now);
  const [table = ''] = tables;
  if (!isSealedTable(table)) {
    const { numAffectedRows = 0n } = await sql`delete ${source}`.execute(trx);
    return { deleted: Number(numAffectedRows), rows: {} };
  }
  const key = sql.ref(sealedTables[table].key);
  const { rows } = await sql<{ id: number }>`delete ${source} returning ${key} as id`.execute(trx);
  return { deleted: rows.length, rows: { [table]: rows.map(({ id }) => id) } };
}

/** Locks the applications first: one that is confirmed meanwhile no longer matches. */
async function deleteApplications(
  trx: Kysely<Schema>,
  rule: ApplicationRule,
  now: Date,
): Promise<Deleted> {
  const { rows: expired } = await sql<StoredApplication>`
    select a.* ${expiredApplications(rule, now)} order by a.id for update of a`.execute(trx);
  const { rows } = await eraseApplications(trx, expired, new Set());
  return { deleted: expired.length, rows };
}

type RowRule = Extract<RetentionRule, { kind: 'rows' }>;
type ApplicationRule = Extract<RetentionRule, { kind: 'applications' }>;

function expiredRows([table = 'sessions']: RetentionTerm['tables'], rule: RowRule, now: Date) {
  const oldest = new Date(now.getTime() - rule.days * 86_400_000);
  return sql`from ${sql.table(table)} where ${sql.ref(rule.column)} < ${oldest}`;
}

/** Blocked applications are stored for the people concerned, and never expire. */
function expiredApplications({ status, since, years }: ApplicationRule, now: Date) {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - years);
  const time =
    since === 'change' ? sql`coalesce(a.updated_at, a.applied_at)` : sql`c.ceremony_date`;
  return sql`from applications a join ceremonies c on c.id = a.ceremony_id
    where a.status = ${status} and a.restriction is null and ${time} < ${oldest}
      and not exists (select 1 from issued_titles t where t.application_id = a.id)`;
}
