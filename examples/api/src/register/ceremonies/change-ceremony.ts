import type { CeremonyAnswer, CeremonyInput } from 'birrete/contract';
import {
  changesInitialNumbers,
  earliestToday,
  refuseCeremonyChange,
  refuseNewCeremony,
} from 'birrete/rules';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import { demand } from '#platform/http/failure.ts';
import { demandVersion, type Target } from '#platform/http/target.ts';
import { countTitles, describeCeremony, lockCeremony } from './ceremonies.query.ts';

/** Creates a ceremony. Its date must not be past; a later change may set any date. */
export async function createCeremony(
  { kysely }: Services,
  input: CeremonyInput,
  audit: AuditContext,
): Promise<CeremonyAnswer> {
  demand(refuseNewCeremony(input.ceremony_date, earliestToday(audit.at)));
  return kysely.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('ceremonies')
      .values({ ...input, description: input.description ?? null, created_at: audit.at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, audit, {
      action: 'created',
      subject: 'ceremony',
      subjectId: row.id,
      after: input,
    });
    return describeCeremony(row);
  });
}

/**
 * Writes a ceremony's fields, and its status if given.
 * @throws ApiFailure 412 if the caller knows another version, 409 if an initial number would change although titles
 *   were numbered from it.
 */
export async function updateCeremony(
  { kysely }: Services,
  target: Target,
  input: CeremonyInput,
  audit: AuditContext,
): Promise<CeremonyAnswer> {
  const { id } = target;
  return kysely.transaction().execute(async (trx) => {
    const before = await lockCeremony(trx, id);
    demandVersion(target, before.version, 'ceremonyChanged');
    if (changesInitialNumbers(before, input)) {
      demand(refuseCeremonyChange(before, input, await countTitles(trx, id)));
    }
    const row = await trx
      .updateTable('ceremonies')
      .set({ ...input, updated_at: audit.at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordUpdate(trx, audit, { subject: 'ceremony', subjectId: id, before, after: input });
    return describeCeremony(row);
  });
}

/**
 * Marks a ceremony as having taken place. A repeated call changes nothing.
 * @throws ApiFailure 412 if the caller knows another version.
 */
export async function completeCeremony(
  { kysely }: Services,
  target: Target,
  notes: string | null,
  audit: AuditContext,
): Promise<CeremonyAnswer> {
  const { id } = target;
  return kysely.transaction().execute(async (trx) => {
    const before = await lockCeremony(trx, id);
    demandVersion(target, before.version, 'ceremonyChanged');
    if (before.status === 'COMPLETADO') return describeCeremony(before);
    const row = await trx
      .updateTable('ceremonies')
      .set({ status: 'COMPLETADO', completion_notes: notes, updated_at: audit.at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, audit, {
      action: 'completed',
      subject: 'ceremony',
      subjectId: id,
      before: { status: before.status },
      after: { status: row.status, completion_notes: notes },
    });
    return describeCeremony(row);
  });
}
