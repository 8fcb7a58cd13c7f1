import * as v from 'valibot';

const optional = v.nullable(v.string());

/** Collected a title. The data of a proxy are null after their erasure. */
const collectorAnswer = v.variant('kind', [
  v.object({ kind: v.literal('graduate') }),
  v.object({
    kind: v.literal('proxy'),
    name: optional,
    identification_type: optional,
    id_number: optional,
    /** The power of attorney. */
    authority: optional,
  }),
]);

/** One entry of the book of hand-overs. */
export const handoverAnswer = v.object({
  id: v.number(),
  title_id: v.number(),
  kind: v.picklist(['delivered', 'not-delivered']),
  /** Null if it was not delivered; likewise the collector. */
  delivered_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  collector: v.nullable(collectorAnswer),
  notes: optional,
  /** The reason of a correction. */
  reason: optional,
  /** The title's entry before, which this one replaces. */
  previous_id: v.nullable(v.number()),
  recorded_at: v.pipe(v.string(), v.isoTimestamp()),
  recorded_by: v.string(),
});

/** The book of hand-overs, the newest entry first. */
export const handoverBookAnswer = v.object({
  data: v.array(handoverAnswer),
  /** A title that nobody has collected for more days than these counts as uncollected. */
  uncollected_after_days: v.number(),
});

/** The result of recording hand-overs. */
export const recordedHandoversAnswer = v.object({
  /** The number of titles. */
  count: v.number(),
});

/** An entry of the book of hand-overs, as the server answers it. */
export type HandoverAnswer = v.InferOutput<typeof handoverAnswer>;

/** The message of recorded hand-overs. */
export function handoverMessage({ count }: v.InferOutput<typeof recordedHandoversAnswer>): string {
  return count === 1 ? 'Entrega registrada' : `Se registraron ${count} entregas`;
}
