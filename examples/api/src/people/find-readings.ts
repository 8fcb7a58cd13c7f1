import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { ShownKind } from '../evidence/audit/shown-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findProxied } from '../register/handover/person-handovers.ts';
import { documentKey, findPerson, type PersonDocument } from './find-person.ts';

/** An entry of the trail by which a user has seen data of a person. */
export interface Reading {
  readonly position: number | null;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly action: string;
  readonly subject: string;
  readonly subject_id: string;
  /** False for a read from before the trail recorded ids, which may have shown the person. */
  readonly is_certain: boolean;
}

/**
 * Finds the users who have seen a person, by the ids that the entries of reads record, the oldest first. Finding them is
 * recorded too.
 */
export function findReadings(
  kysely: Kysely<Schema>,
  document: PersonDocument,
  audit: AuditContext,
): Promise<readonly Reading[]> {
  return kysely.transaction().execute(async (trx) => {
    const key = documentKey(document);
    const { applications, titles, entries } = await findPerson(trx, key);
    const ids: Readonly<Partial<Record<ShownKind, readonly number[]>>> = {
      applications: [
        ...applications.map(({ id }) => id),
        ...titles.map(({ application_id }) => application_id),
      ],
      titles: titles.map(({ id }) => id),
      handovers: await findProxied(trx, key),
      entries: entries.map(({ id }) => id),
    };
    const since = applications.map((row) => row.applied_at);
    const readings = await selectReadings(trx, ids, since);
    await recordAudit(trx, audit, {
      action: 'person-traced',
      subject: 'person',
      subjectId: 'readings',
      after: { applications: applications.map((row) => row.application_code) },
    });
    return readings;
  });
}

async function selectReadings(
  trx: Kysely<Schema>,
  ids: Readonly<Record<string, readonly number[]>>,
  appliedAt: readonly Date[],
): Promise<readonly Reading[]> {
  const shown = Object.entries(ids).map(
    ([kind, of]) => sql`exists (
      select 1 from jsonb_array_elements(after -> 'shown' -> ${kind}::text) as ranges (range),
        unnest(${[...of]}::bigint[]) as wanted (id)
      where wanted.id between (range ->> 0)::bigint and (range ->> 1)::bigint)`,
  );
  const own = (ids.applications ?? []).map(String);
  const earliest = appliedAt.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  const { rows } = await sql<Reading>`
    select position, at, actor_id, actor_name, action, subject, subject_id,
      (subject = 'application' or coalesce(jsonb_exists(after, 'shown'), false)) as is_certain
    from audit_entries
    where actor_id is not null and (
      ${sql.join(shown, sql` or `)}
      or (subject = 'application' and subject_id = any(${own}::text[]))
      or (action in ('listed', 'exported') and subject in ('applications', 'titles', 'report')
        and at >= ${earliest} and not coalesce(jsonb_exists(after, 'shown'), false)))
    order by id`.execute(trx);
  return rows;
}
