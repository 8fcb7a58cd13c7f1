import * as v from 'valibot';

/** A text that templates insert, for all titles, those of a career or those of a ceremony. */
export const documentFieldAnswer = v.object({
  id: v.number(),
  /** The placeholder, without its braces. */
  name: v.string(),
  value: v.string(),
  /** Null for all careers. */
  career_id: v.nullable(v.number()),
  career_name: v.nullable(v.string()),
  /** Null for all ceremonies. */
  ceremony_id: v.nullable(v.number()),
  ceremony_name: v.nullable(v.string()),
  version: v.number(),
});

/** An additional field, as the server answers it. */
export type DocumentFieldAnswer = v.InferOutput<typeof documentFieldAnswer>;
