import ipaddr from 'ipaddr.js';
import { type Kysely, sql } from 'kysely';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { recordRelease } from './release-number.ts';

/** The applications of a flood: submitted in a period, from an address or network if one is given. */
export interface Flood {
  readonly from: Date;
  readonly to: Date;
  /** An address, or a range such as `2001:db8::/48`. */
  readonly address?: string | undefined;
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
  { from, to, address }: Flood,
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
  const isFrom = matcherOf(address);
  return rows.filter((row) => isFrom(row.address)).map(({ id }) => id);
}

/** Creates the test for the addresses of a flood. @throws Error if the address can't be read */
function matcherOf(address: string | undefined): (from: string | null) => boolean {
  if (address === undefined) return () => true;
  const whole = ipaddr.IPv6.isValid(address) ? 128 : 32;
  const [network, bits] = address.includes('/')
    ? ipaddr.parseCIDR(address)
    : [ipaddr.parse(address), whole];
  return (from) => {
    if (from === null || !ipaddr.isValid(from)) return false;
    const parsed = ipaddr.parse(from);
    return parsed.kind() === network.kind() && parsed.match([network, bits]);
  };
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
