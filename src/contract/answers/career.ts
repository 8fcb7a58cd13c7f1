import * as v from 'valibot';

/** One career. `career_type` and `career_type_name` hold the same text, since clients read either. */
export const careerAnswer = v.object({
  id: v.number(),
  name: v.string(),
  career_type_id: v.number(),
  career_type_name: v.string(),
  career_type: v.string(),
  faculty_id: v.number(),
  faculty_name: v.string(),
  is_active: v.picklist([0, 1]),
  record_order: v.number(),
  assigned_order: v.number(),
  folio_order: v.number(),
  version: v.number(),
});

/** A career, as the server answers it. */
export type CareerAnswer = v.InferOutput<typeof careerAnswer>;
