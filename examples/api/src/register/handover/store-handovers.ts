import type { HandoverInput } from 'birrete/contract';
import { personKey } from 'birrete/rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Schema } from '#platform/database/schema.ts';

export type StoredHandover = Selectable<Schema['handovers']>;

/** A delivery as a call describes it. */
export type Delivery = Pick<HandoverInput, 'delivered_on' | 'collector' | 'notes'>;

export interface NewHandover {
  readonly titleId: number;
  readonly previousId: number | null;
  /** Undefined if the title was not delivered. */
  readonly delivery: Delivery | undefined;
  readonly reason?: string | undefined;
}

/** Stored entries, and the ids of those that have details. */
export interface StoredHandovers {
  readonly rows: readonly StoredHandover[];
  readonly details: readonly number[];
}

/** Stores entries with their details, in order. */
export async function storeHandovers(
  trx: Kysely<Schema>,
  entries: readonly NewHandover[],
  audit: AuditContext,
): Promise<StoredHandovers> {
  const rows = await trx
    .insertInto('handovers')
    .values(entries.map((entry) => handoverRow(entry, audit)))
    .returningAll()
    .execute();
  const details = rows.flatMap((row, index) => {
    const entry = entries[index];
    return entry === undefined ? [] : handoverDetails(row, entry);
  });
  if (details.length > 0) await trx.insertInto('handover_details').values(details).execute();
  return { rows, details: details.map(({ handover_id }) => handover_id) };
}

function handoverRow(
  { titleId, previousId, delivery }: NewHandover,
  { actor, at }: AuditContext,
): Insertable<Schema['handovers']> {
  return {
    title_id: titleId,
    previous_id: previousId,
    kind: delivery === undefined ? 'not-delivered' : 'delivered',
    delivered_on: delivery?.delivered_on ?? null,
    collector: delivery?.collector.kind ?? null,
    recorded_at: at,
    recorded_by: actor.id ?? 0,
    recorded_by_name: actor.name,
  };
}

/** None for an entry without personal data and texts. */
function handoverDetails(
  { id, recorded_at }: StoredHandover,
  { delivery, ...entry }: NewHandover,
): readonly Insertable<Schema['handover_details']>[] {
  const notes = delivery?.notes ?? null;
  const reason = entry.reason ?? null;
  const collector = delivery?.collector;
  const proxy = collector?.kind === 'proxy' ? collector : undefined;
  if (proxy === undefined && notes === null && reason === null) return [];
  return [
    {
      handover_id: id,
      proxy_key: proxy === undefined ? null : personKey(proxy.identification_type, proxy.id_number),
      proxy_name: proxy?.name ?? null,
      proxy_identification_type: proxy?.identification_type ?? null,
      proxy_id_number: proxy?.id_number ?? null,
      proxy_authority: proxy?.authority ?? null,
      notes,
      reason,
      recorded_at,
    },
  ];
}
