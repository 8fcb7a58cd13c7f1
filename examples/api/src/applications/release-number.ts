import { personKey } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The number of an identity document that another person applied with, and the reason that this person will read. */
export type TakenNumber = { identificationType: string; idNumber: string; reason: string };

/** The codes of the rejected applications, and of those whose title is issued. */
export type ReleasedNumber = { released: string[]; issued: string[] };

/**
 * Releases a number for its owner: rejects each live application with it, whatever the ceremony and career, and records
 * each rejection. An application whose title is issued stays.
 */
export function releaseNumber(
  kysely: Kysely<Schema>,
  { identificationType, idNumber, reason }: TakenNumber,
  audit: AuditContext,
): Promise<ReleasedNumber> {
  return kysely.transaction().execute(async (trx) => {
    const taken = await lockTaken(trx, personKey(identificationType, idNumber));
    const withTitle = await idsWithTitle(trx, taken);
    const released = taken.filter(({ id }) => !withTitle.has(id));
    for (const { id, status, ...document } of released) {
      await trx
        .updateTable('applications')
        .set({ status: 'RECHAZADA', notes: reason, updated_at: audit.at })
        .where('id', '=', id)
        .execute();
      await recordAudit(trx, audit, {
        action: 'rejected',
        subject: 'application',
        subjectId: id,
        rows: { applications: [id] },
        before: { status },
        after: { status: 'RECHAZADA', notes: reason },
      });
      await recordRelease(trx, audit, { id, ...document });
    }
    const codes = (rows: typeof taken) => rows.map(({ application_code }) => application_code);
    return {
      released: codes(released),
      issued: codes(taken.filter(({ id }) => withTitle.has(id))),
    };
  });
}

type Released = { id: number; identification_type: string; id_number: string };

/** Records that a document can be applied with again. */
export function recordRelease(
  trx: Kysely<Schema>,
  audit: AuditContext,
  { id, identification_type, id_number }: Released,
): Promise<void> {
  return recordAudit(trx, audit, {
    action: 'number-released',
    subject: 'application',
    subjectId: id,
    before: { identification_type, id_number },
  });
}

function lockTaken(trx: Kysely<Schema>, key: string) {
  return trx
    .selectFrom('applications')
    .select(['id', 'application_code', 'status', 'identification_type', 'id_number'])
    .where('person_key', '=', key)
    .where('status', '<>', 'RECHAZADA')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Finds the applications with a title. Call it with the applications locked, because a title may be issued until then.
 */
async function idsWithTitle(
  trx: Kysely<Schema>,
  applications: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const ids = applications.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('issued_titles')
    .select('application_id')
    .where('application_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}
