import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type AddressRange, isWithin, parseAddress } from '../platform/http/client-address.ts';
import { recordRelease } from './release-number.ts';

/** The applications of a flood: submitted in a period, from a network or address if one is given. */
export interface Flood {
  readonly from: Date;
  readonly to: Date;
  readonly range?: AddressRange | undefined;
}

/** Small enough that the end of the audit trail is locked for a moment only. */
const applicationsPerTransaction = 100;

/** Counts the pending applications of a flood. */
export async function countFlood(kysely: Kysely<Schema>, flood: Flood): Promise<number> {
  return (await pendingOf(kysely, flood)).length;
}

/**
 * Rejects the pending applications of a flood, and records each rejection. Their documents can be applied with again.
 * Confirmed applications stay, because somebody has checked them.
 * @returns the number of rejected applications
 */
export async function rejectFlood(
  kysely: Kysely<Schema>,
  flood: Flood,
  { reason, audit }: { reason: string; audit: AuditContext },
): Promise<number> {
  const ids = await pendingOf(kysely, flood);
  let rejected = 0;
  for (let start = 0; start < ids.length; start += applicationsPerTransaction) {
    const some = ids.slice(start, start + applicationsPerTransaction);
    rejected += await kysely
      .transaction()
      .execute((trx) => rejectSome(trx, some, { reason, audit }));
  }
  return rejected;
}

/** Finds the applications by the audit trail, which has the address of each. */
async function pendingOf(
  kysely: Kysely<Schema>,
  { from, to, range }: Flood,
): Promise<readonly number[]> {
  const rows = await kysely
    .selectFrom('audit_entries as e')
    .innerJoin('applications as a', (join) =>
      join.on(sql`a.id::text`, '=', sql.ref('e.subject_id')),
    )
    .select(['a.id', 'e.address'])
    .where('e.subject', '=', 'application')
    .where('e.action', '=', 'submitted')
    .where('e.at', '>=', from)
    .where('e.at', '<', to)
    .where('a.status', '=', 'PENDIENTE')
    .where('a.restriction', 'is', null)
    .orderBy('a.id')
    .execute();
  return rows.filter(({ address }) => isFrom(address, range)).map(({ id }) => id);
}

/** True if an application arrived from the range, or if there is none. */
function isFrom(address: string | null, range: AddressRange | undefined): boolean {
  if (range === undefined) return true;
  const parsed = parseAddress(address ?? '');
  return parsed !== undefined && isWithin(parsed, range);
}

async function rejectSome(
  trx: Kysely<Schema>,
  ids: readonly number[],
  { reason, audit }: { reason: string; audit: AuditContext },
): Promise<number> {
  const pending = await trx
    .selectFrom('applications')
    .select(['id', 'identification_type', 'id_number'])
    .where('id', 'in', [...ids])
    .where('status', '=', 'PENDIENTE')
    .where('restriction', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, ...document } of pending) {
    const change = { status: 'RECHAZADA', notes: reason } as const;
    await trx
      .updateTable('applications')
      .set({ ...change, updated_at: audit.at })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, audit, {
      action: 'rejected',
      subject: 'application',
      subjectId: id,
      before: { status: 'PENDIENTE' },
      after: change,
    });
    await recordRelease(trx, audit, { id, ...document });
  }
  return pending.length;
}
