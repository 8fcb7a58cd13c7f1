import { intersect, pipe, transform, unknown } from 'valibot';
import * as extraPaths from '#contract/paths/extra-paths.ts';
import { formatIsoDate } from '#domain/calendar/calendar-date.ts';
import type { Delivery, Handover } from '#domain/registry/handover/handover.ts';
import type { ApiClient } from '../client.ts';
import { rowsAt } from '../rows-at.ts';
import { nothing, unreadRows } from '../wire/answer.ts';
import { readCount } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';
import { handover } from './handover.schema.ts';

/** A collection to record: the day, the person, and notes. */
export type DeliveryInput = Pick<Delivery, 'day' | 'collector' | 'notes'>;

/** The titles that were collected. */
export interface HandoverInput extends DeliveryInput {
  readonly titleIds: readonly number[];
}

/** The correction of an entry: the delivery as it was; undefined if there was none. */
export interface HandoverCorrection {
  readonly reason: string;
  readonly delivery: DeliveryInput | undefined;
}

/** The rows, and the days after which a title counts as uncollected. */
const book = intersect([
  unreadRows,
  pipe(
    unknown(),
    transform((body) => ({
      figures: {
        uncollectedAfterDays: isRecord(body) ? readCount(body.uncollected_after_days) : undefined,
      },
    })),
  ),
]);

/** Reads the book of hand-overs. These calls are only for servers that offer 'handover'. */
export const listHandovers = rowsAt(extraPaths.listHandovers, handover, undefined, book);

/** Records that titles were collected, all or none. */
export function recordHandovers(
  api: ApiClient,
  { titleIds, ...delivery }: HandoverInput,
): Promise<undefined> {
  return api.send({
    call: extraPaths.recordHandovers,
    payload: { title_ids: titleIds, ...toPayload(delivery) },
    answer: nothing,
  });
}

/** Corrects the last entry of a title. */
export function correctHandover(
  api: ApiClient,
  { id }: Pick<Handover, 'id'>,
  { reason, delivery }: HandoverCorrection,
): Promise<undefined> {
  const result =
    delivery === undefined
      ? { kind: 'not-delivered' }
      : { kind: 'delivered', ...toPayload(delivery) };
  return api.send({
    call: extraPaths.correctHandover,
    parameters: { id },
    payload: { reason, result },
    answer: nothing,
  });
}

/** The keys of a delivery's body. */
export const deliveryKeys = {
  day: 'delivered_on',
  collector: 'collector.kind',
  name: 'collector.name',
  identificationType: 'collector.identification_type',
  idNumber: 'collector.id_number',
  authority: 'collector.authority',
  notes: 'notes',
} as const;

/** The key of a field in a correction's body: the delivery is a part of it. */
export function handoverCorrectionKey(
  field: 'reason' | 'result' | keyof typeof deliveryKeys,
): string {
  if (field === 'reason') return field;
  return field === 'result' ? 'result.kind' : `result.${deliveryKeys[field]}`;
}

function toPayload({ day, collector, notes }: DeliveryInput) {
  return { delivered_on: formatIsoDate(day), collector: toCollector(collector), notes };
}

function toCollector(collector: Delivery['collector']) {
  if (collector.kind === 'graduate') return collector;
  const { proxy } = collector;
  return {
    kind: 'proxy',
    name: proxy?.name,
    identification_type: proxy?.identificationType,
    id_number: proxy?.idNumber,
    authority: proxy?.authority,
  };
}
