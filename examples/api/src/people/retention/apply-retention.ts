import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { countErasable, type ErasureScope, erasePersonal } from '#evidence/audit/erase-personal.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import {
  applicantYears,
  endOfRetention,
  retentionYears,
  yearsBefore,
} from '#evidence/audit/retention-period.ts';
import type { Schema } from '#platform/database/schema.ts';
import { expiredApplications } from './expired-applications.ts';
import { expiredNotes } from './expired-notes.ts';
import { expiredReasons } from './expired-reasons.ts';
import { expiredRows } from './expired-rows.ts';
import { expiredSignatures } from './expired-signatures.ts';
import { expiredTemplates } from './expired-templates.ts';
import type { Expiry } from './expiry.ts';
import {
  type RetentionRule,
  type RetentionTerm,
  retentionTerms,
  tablesOf,
} from './retention-terms.messages.ts';
import { defaultRetentionYears, type RetentionYears } from './retention-years.ts';

/** The number of rows that have expired by a term. */
export interface Expired {
  readonly term: RetentionTerm;
  readonly count: number;
}

/** Counts the expired rows of each term. */
export async function countExpired(
  kysely: Kysely<Schema>,
  now: Date,
  years: RetentionYears = defaultRetentionYears,
): Promise<readonly Expired[]> {
  const expired: Expired[] = [];
  for (const term of retentionTerms) {
    if (term.rule.kind === 'none') continue;
    expired.push({ term, count: await count(kysely, term, { now, years }) });
  }
  return expired;
}

/** Deletes what has expired, and records how much. The rows of one term are deleted together. */
export async function applyRetention(
  kysely: Kysely<Schema>,
  audit: AuditContext,
  years: RetentionYears = defaultRetentionYears,
): Promise<readonly Expired[]> {
  const expired: Expired[] = [];
  for (const term of retentionTerms) {
    if (term.rule.kind === 'none') continue;
    expired.push({ term, count: await apply(kysely, term, { audit, years }) });
  }
  return expired;
}

function count(
  kysely: Kysely<Schema>,
  term: RetentionTerm,
  { now, years }: { readonly now: Date; readonly years: RetentionYears },
): Promise<number> {
  const { rule } = term;
  if (rule.kind === 'trail') return countErasable(kysely, endOfTrail(rule.scope, now), rule.scope);
  const expiry = expiryOf(term, endOf(rule, now, years));
  return expiry === undefined ? Promise.resolve(0) : expiry.count(kysely);
}

async function apply(
  kysely: Kysely<Schema>,
  term: RetentionTerm,
  { audit, years }: { readonly audit: AuditContext; readonly years: RetentionYears },
): Promise<number> {
  const { what, rule } = term;
  // Records its own erasure, in steps that fit a statement's time limit.
  if (rule.kind === 'trail') {
    return erasePersonal(kysely, endOfTrail(rule.scope, audit.at), audit, rule.scope);
  }
  const expiry = expiryOf(term, endOf(rule, audit.at, years));
  if (expiry === undefined) return 0;
  return kysely.transaction().execute(async (trx) => {
    const removed = await expiry.remove(trx);
    if (removed.count > 0) {
      await recordAudit(trx, audit, {
        action: 'retention-applied',
        subject: 'data',
        subjectId: tablesOf(term).join(),
        after: { data: what, count: removed.count },
        rows: removed.rows,
      });
    }
    return removed.count;
  });
}

/** The rows that have expired by a term at its end; undefined where none ever do. */
function expiryOf(term: RetentionTerm, end: Date): Expiry | undefined {
  const { rule } = term;
  const [table = ''] = tablesOf(term);
  switch (rule.kind) {
    case 'rows':
      return expiredRows(table, rule.column, end);
    case 'applications':
      return expiredApplications(rule, end);
    case 'notes':
      return expiredNotes(end);
    case 'reasons':
      return expiredReasons(end);
    case 'signatures':
      return expiredSignatures(end);
    case 'templates':
      return expiredTemplates(end);
    case 'trail':
    case 'none':
      return undefined;
    default:
      return rule satisfies never;
  }
}

/** The moment before which data of a rule have expired. */
function endOf(rule: RetentionRule, now: Date, years: RetentionYears): Date {
  if ('years' in rule) return yearsBefore(now, years[rule.years]);
  return 'days' in rule ? new Date(now.getTime() - rule.days * 86_400_000) : now;
}

function endOfTrail(scope: ErasureScope, now: Date): Date {
  return endOfRetention(now, scope === 'applicants' ? applicantYears : retentionYears);
}
