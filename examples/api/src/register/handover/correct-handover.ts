import type { HandoverCorrectionInput } from 'birrete/contract';
import { refuseCorrectedDay, refuseDeliveryDay, refuseHandoverCorrection } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { sealRows } from '#platform/seals/seals.ts';
import { holderOf } from '../titles/title-holder.ts';
import { violatesLine } from './record-handovers.ts';
import { storeHandovers } from './store-handovers.ts';

/** The day in the body of a correction. */
const correctedDay = 'result.delivered_on';

type Correction = HandoverCorrectionInput & {
  /** The entry to replace. */
  readonly id: number;
};

/**
 * Corrects an entry by a further one.
 * @throws ApiFailure 404 without the entry, 409 if it is not the last of its title, 422 for a day in the future or before
 *   the issue
 */
export async function correctHandover(
  { kysely }: Services,
  correction: Correction,
  audit: AuditContext,
): Promise<void> {
  const { result } = correction;
  if (result.kind === 'delivered')
    demand(refuseDeliveryDay(result.delivered_on, audit), { field: correctedDay });
  try {
    await kysely.transaction().execute((trx) => correctOnce(trx, correction, audit));
  } catch (error) {
    throw violatesLine(error) ? refuse('handoverReplaced') : error;
  }
}

async function correctOnce(
  trx: Kysely<Schema>,
  { id, result, reason }: Correction,
  audit: AuditContext,
): Promise<void> {
  const entry = await readEntry(trx, id);
  if (entry === undefined) throw refuse('handoverMissing');
  demand(refuseHandoverCorrection(entry, await lastIdOf(trx, entry.title_id)));
  const delivery = result.kind === 'delivered' ? result : undefined;
  if (delivery !== undefined)
    demand(refuseCorrectedDay(entry, delivery.delivered_on), { field: correctedDay });
  const { rows, details } = await storeHandovers(
    trx,
    [{ titleId: entry.title_id, previousId: id, delivery, reason }],
    audit,
  );
  await recordAudit(trx, audit, {
    action: 'corrected',
    subject: 'handover',
    subjectId: rows[0]?.id ?? '',
    before: { id, delivered_on: entry.delivered_on, collector: entry.collector },
    after: {
      title: entry.application_code,
      delivered_on: delivery?.delivered_on ?? null,
      collector: delivery?.collector.kind ?? null,
    },
    seals: { handovers: sealRows(rows) },
    rows: { handover_details: details },
  });
}

async function readEntry(trx: Kysely<Schema>, id: number) {
  const entry = await trx
    .selectFrom('handovers')
    .innerJoin('issued_titles', 'issued_titles.id', 'handovers.title_id')
    .selectAll('handovers')
    .select(['issued_titles.application_code', 'issued_titles.issue_date as issueDate'])
    .select(['first_name', 'middle_name', 'third_name', 'last_name', 'second_last_name'])
    .where('handovers.id', '=', id)
    .executeTakeFirst();
  return entry && { ...entry, holder: holderOf(entry) };
}

async function lastIdOf(trx: Kysely<Schema>, titleId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('handovers')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('title_id', '=', titleId)
    .executeTakeFirstOrThrow();
  return last;
}
