import * as v from 'valibot';

/** One nomenclature, with the names of its career and gender. */
export const degreeTitleAnswer = v.object({
  id: v.number(),
  career_id: v.number(),
  career_name: v.string(),
  gender_id: v.number(),
  gender_name: v.string(),
  title_name: v.string(),
  version: v.number(),
});

/** The degree title of a career, as the server answers it. */
export type DegreeTitleAnswer = v.InferOutput<typeof degreeTitleAnswer>;
