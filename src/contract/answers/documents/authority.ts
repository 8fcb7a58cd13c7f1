import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());

/** An official who signs documents, with the days on which they hold the office. */
export const authorityAnswer = v.object({
  id: v.number(),
  name: v.string(),
  office: v.string(),
  valid_from: day,
  /** The last day; null while the official is in office. */
  valid_until: v.nullable(day),
  /** The picture of the signature as a data URL; null if the document leaves a line for the hand. */
  signature: v.nullable(v.string()),
  version: v.number(),
});

/** An official, as the server answers it. */
export type AuthorityAnswer = v.InferOutput<typeof authorityAnswer>;
