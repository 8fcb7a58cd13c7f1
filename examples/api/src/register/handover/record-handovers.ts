import type { HandoverInput } from 'birrete/contract';
import { isHeld, refuseDeliveryDay, refuseHandover } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { readHolds, shareCeremonies } from '#platform/database/title-holds.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { sealRows } from '#platform/seals/seals.ts';
import { holderOf } from '../titles/title-holder.ts';
import { type StoredHandover, storeHandovers } from './store-handovers.ts';

/**
 * Records that titles were collected, all or none. Of two administrators who record the same title at once, the second is
 * refused: constraints allow one entry after another only.
 * @throws ApiFailure 404 without one of the titles, 409 if one has been delivered, is on hold or no longer in force, 422
 *   for a day in the future or before the issue
 */
export async function recordHandovers(
  { kysely }: Services,
  input: HandoverInput,
  audit: AuditContext,
): Promise<{ count: number }> {
  demand(refuseDeliveryDay(input.delivered_on, audit));
  const record = () => kysely.transaction().execute((trx) => recordOnce(trx, input, audit));
  try {
    return await record();
  } catch (error) {
    if (!violatesLine(error)) throw error;
    // Somebody else has just recorded one of the titles: now the refusal can name its holder.
    return record();
  }
}

/** True if another entry of the title was stored at the same time. */
export function violatesLine(error: unknown): boolean {
  return (
    violatesUnique(error, 'handovers_first') || violatesUnique(error, 'handovers_replaced_once')
  );
}

async function recordOnce(
  trx: Kysely<Schema>,
  { title_ids: ids, ...delivery }: HandoverInput,
  audit: AuditContext,
): Promise<{ count: number }> {
  await shareCeremonies(trx, ids);
  const titles = await readTitles(trx, ids);
  if (titles.length < ids.length) throw refuse('handedTitleMissing');
  const last = await readLastEntries(trx, ids);
  const holds = await readHolds(trx, ids);
  demand(
    refuseHandover(
      titles.map((title) => ({
        holder: holderOf(title),
        issueDate: title.issue_date,
        isDelivered: last.get(title.id)?.kind === 'delivered',
        isVoid: Boolean(title.is_void),
        isOnHold: isHeld(holds.filter(({ title_id }) => title_id === title.id)),
      })),
      delivery.delivered_on,
    ),
  );
  const entries = titles.map(({ id }) => ({
    titleId: id,
    previousId: last.get(id)?.id ?? null,
    delivery,
  }));
  const { rows, details } = await storeHandovers(trx, entries, audit);
  await recordAudit(trx, audit, {
    action: 'titles-handed-over',
    subject: 'handover',
    subjectId: rows.length === 1 ? (rows[0]?.id ?? '') : 'several',
    after: {
      delivered_on: delivery.delivered_on,
      collector: delivery.collector.kind,
      count: rows.length,
      titles: titles.map(({ application_code }) => application_code),
    },
    seals: { handovers: sealRows(rows) },
    rows: { handover_details: details },
  });
  return { count: rows.length };
}

function readTitles(trx: Kysely<Schema>, ids: readonly number[]) {
  return trx
    .selectFrom('issued_titles')
    .select(['id', 'application_code', 'issue_date'])
    .select(['first_name', 'middle_name', 'third_name', 'last_name', 'second_last_name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('title_entries')
          .select('title_entries.id')
          .whereRef('title_entries.title_id', '=', 'issued_titles.id')
          .where('title_entries.kind', 'in', ['annulled', 'rectified']),
      ).as('is_void'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The last entry of each title that has one. */
async function readLastEntries(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, StoredHandover>> {
  const entries = await trx
    .selectFrom('handovers')
    .selectAll()
    .where('title_id', 'in', titleIds)
    .orderBy('id')
    .execute();
  return new Map(entries.map((entry) => [entry.title_id, entry]));
}
